/** The address as words: "#/table/abc" is ["table", "abc"]. */
function words(): string[] {
  const path = location.hash.replace(/^#\/?/, "").split("?")[0] ?? "";
  return path
    .split("/")
    .filter((word) => word !== "")
    .map(decodeURIComponent);
}

class Router {
  path = $state(words());

  constructor() {
    addEventListener("hashchange", () => {
      this.path = words();
    });
  }
  go(...path: string[]): void {
    location.hash = href(...path);
  }
}

export function href(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}
export const router = new Router();
