// Which page is shown: the path, and what stands behind `#` (a private table's link, which is never sent in a path).
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();
addEventListener("popstate", () => route.read());

export function go(path: string): void {
  history.pushState(null, "", path);
  route.read();
}
