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

/** Keep parts that a page had brought before we were there. */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  const parts = addresses.filter((one) => isPart(new URL(one)));
  await Promise.allSettled(parts.map(async (part) => (await cache.match(part)) ?? cache.add(part)));
}

/** Return the path of something of ours, and nothing for what is elsewhere. */
function pathOf(url) {
  const scope = new URL(self.registration.scope);
  return url.origin === scope.origin && url.pathname.startsWith(scope.pathname) ? url.pathname.slice(scope.pathname.length) : null;
}

function isPart(url) {
  return /^(assets\/|icon|favicon|manifest)/.test(pathOf(url) ?? "");
}

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || pathOf(url) === null) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (isPart(url)) event.respondWith(part(event));
});

/** The newest page, or the one that we have. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(store("./", answer.clone()).then(tidy)); // of another build there are other parts
    return answer;
  } catch (error) {
    const kept = await caches.match("./");
    if (kept) return kept;
    throw error;
  }
}

/** A part never changes under its name. */
async function part(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(store(event.request, answer.clone()));
  return answer;
}

/** Keep an answer. A browser that has no room for it shows it all the same, and nobody waits for that. */
async function store(request, answer) {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer);
  } catch (error) {
    console.info("not kept:", error);
  }
}
