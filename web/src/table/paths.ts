// Where stepping stones and the barrier are drawn, in parts of the grid. Drawing only: which way is allowed is the server's.
export interface Stone {
  x: number;
  y: number;
  turn: "right" | "left" | "up" | "down";
}

function cell(rows: readonly number[][], place: number): [number, number] {
  const y = rows.findIndex((row) => row.includes(place));
  return [rows[y]?.indexOf(place) ?? 0, y];
}

/** One stone on each edge that is crossed: first along the column, then along the row. */
export function stones(rows: readonly number[][], from: number, to: number): Stone[] {
  const [width, height] = [rows[0]?.length ?? 1, rows.length];
  let [x, y] = cell(rows, from);
  const [toX, toY] = cell(rows, to);
  const found: Stone[] = [];
  while (y !== toY) {
    const down = toY > y;
    found.push({ x: (x + 0.78) / width, y: (down ? y + 1 : y) / height, turn: down ? "down" : "up" });
    y += down ? 1 : -1;
  }
  while (x !== toX) {
    const right = toX > x;
    found.push({ x: (right ? x + 1 : x) / width, y: (y + 0.3) / height, turn: right ? "right" : "left" });
    x += right ? 1 : -1;
  }
  return found;
}

/** The middle of the edge between two places that lie side by side. */
export function barrierEdge(rows: readonly number[][], between: readonly number[]): { x: number; y: number; upright: boolean } | null {
  const [first = 0, second = 0] = between;
  const [x1, y1] = cell(rows, first);
  const [x2, y2] = cell(rows, second);
  if (Math.abs(x1 - x2) + Math.abs(y1 - y2) !== 1) return null;
  const [width, height] = [rows[0]?.length ?? 1, rows.length];
  return { x: ((x1 + x2) / 2 + 0.5) / width, y: ((y1 + y2) / 2 + 0.5) / height, upright: y1 === y2 };
}
