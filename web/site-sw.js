/*
 * Keeps the whole game of one build, and serves it with or without a network. A newer build is fetched beside it; it
 * takes over when no page of this one is open any more, or when a page says so. So the client and the game always fit.
 */
const cache = `koiogran-${build}`;
/** Names that change with their content: what is kept under them need not be fetched again. */
const lasting = /^(assets\/|koiogran-)/;

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const to = await caches.open(cache);
  await Promise.all(files.map(async (f) => {
    const kept = lasting.test(f) && await caches.match(f);
    await (kept ? to.put(f, kept) : to.add(new Request(f, lasting.test(f) ? {} : { cache: "no-cache" })));
  }));
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("koiogran-") && name !== cache) await caches.delete(name);
  }
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const from = await caches.open(cache);
    const kept = await from.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
    return kept ?? fetch(request);
  })());
});
