// Keeps the shell of the client, so that it opens without a server and says that there is none. A table is never kept:
// what the server says now is the truth, so /api is left alone.
const CACHE = "tenshu-1";
const MOST = 150;

async function fill() {
  const cache = await caches.open(CACHE);
  const page = await fetch("./", { cache: "no-store" });
  const text = await page.clone().text();
  await cache.put("./", page);
  const parts = [...text.matchAll(/(?:src|href)="(\.\/[^"#?]+)"/g)].map((found) => found[1]);
  await Promise.allSettled(parts.map((part) => cache.add(part)));
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old);
}

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/") || /^(icon|favicon|manifest)/.test(path)) event.respondWith(part(request));
});

/** The newest page, or the one that we have. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(CACHE);
      await cache.put("./", answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match("./");
    if (kept) return kept;
    throw error;
  }
}

/** A part never changes under its name. */
async function part(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
