/// Keeps the app for use without a network. What the page is made of is answered from the cache first; requests to the
/// service are never touched.
const cacheName = "oligopoly-__BUILD__";
const kept = JSON.parse("__KEPT__") as string[];
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(kept))
      .then(() => worker.skipWaiting()),
  );
});

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}
worker.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  if (request.mode !== "navigate") return (await cache.match(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await cache.match("./")) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const base = new URL(worker.registration.scope).pathname;
  const isOurs = url.origin === worker.location.origin && url.pathname.startsWith(base);
  const isService = url.pathname.startsWith(`${base}api/`) || url.pathname.startsWith(`${base}ws`);
  if (event.request.method === "GET" && isOurs && !isService) event.respondWith(answer(event.request));
});
