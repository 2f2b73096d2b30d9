// Where one is, in the part of the address that never leaves the browser, since it may hold a secret.
import { readdress } from "./back";

export type Route =
  | { page: "home" }
  | { page: "new"; title: string }
  | { page: "rules"; title: string; section: string }
  | { page: "join"; secret: string }
  | { page: "table"; secret: string; role: "seat" | "watch"; at: number | null }
  | { page: "lost" };

const SECRET = /^[\w-]{8,100}$/;

/** Return the route of a hash, such as "#/watch/SECRET/at/57". */
export function parse(hash: string): Route {
  const [page = "", first = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decode);
  if (page === "") return { page: "home" };
  if (page === "new" && /^[a-z_]+$/.test(first) && !rest.length) return { page: "new", title: first };
  if (page === "rules" && /^[a-z_]+$/.test(first) && /^[\w-]*$/.test(rest[0] ?? "") && rest.length < 2)
    return { page: "rules", title: first, section: rest[0] ?? "" };
  if (!SECRET.test(first)) return { page: "lost" };
  if (page === "join" && !rest.length) return { page: "join", secret: first };
  if (page === "seat" || page === "watch") {
    if (!rest.length) return { page: "table", secret: first, role: page, at: null };
    const [at, ply = ""] = rest;
    if (at === "at" && /^\d{1,6}$/.test(ply) && rest.length === 2)
      return { page: "table", secret: first, role: page, at: Number(ply) };
  }
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "?";
  }
}

/** Return the hash of a route. */
export function href(route: Route): string {
  switch (route.page) {
    case "new":
      return `#/new/${route.title}`;
    case "rules":
      return `#/rules/${route.title}${route.section && `/${route.section}`}`;
    case "join":
      return `#/join/${route.secret}`;
    case "table":
      return `#/${route.role}/${route.secret}${route.at === null ? "" : `/at/${route.at}`}`;
    default:
      return "#/";
  }
}

/** Return a whole address, for someone else or another device. */
export function link(route: Route): string {
  return new URL(href(route), location.href.split("#")[0]).href;
}

export function go(route: Route, { replace = false } = {}): void {
  const hash = href(route);
  if (replace) {
    readdress(hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
  } else {
    location.hash = hash;
  }
}
