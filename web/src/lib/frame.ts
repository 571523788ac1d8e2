/** Do something once the next frame is painted, or at once where nothing is painted; what is returned calls it off. */
export function afterFrame(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => undefined;
  }
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (later = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
