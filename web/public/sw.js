/* What the browser does while no page is open: it says whose turn it is, and goes to the match. */

self.addEventListener("push", (event) => {
  const { match, text } = event.data.json();
  event.waitUntil(self.registration.showNotification("Koiogran", {
    body: text, tag: match, icon: "icon.svg", data: { match },
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`./#/match/${event.notification.data.match}`, self.registration.scope).href;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((p) => p.url === address) ?? pages[0];
    if (!page) return self.clients.openWindow(address);
    await page.focus();
    return page.navigate(address);
  })());
});
