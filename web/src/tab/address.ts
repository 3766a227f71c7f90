/** addressed is the address of a server as someone writes it, with the page that is wanted there. */
export function addressed(text: string, page: string): string {
  const written = text.trim();
  const url = new URL(/^https?:\/\//.test(written) ? written : "https://" + written);
  if (!url.hostname.includes(".") && url.hostname !== "localhost") throw new TypeError("no host");
  url.hash = "#/" + page;
  return url.href;
}
