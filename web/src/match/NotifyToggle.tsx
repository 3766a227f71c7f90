/** Whether the browser says when it is one's turn in a match of days, while no page is open. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { api, must } from "../api/client";
import { sentence } from "./server";
import type { MatchStore } from "./store";

/** possible reports whether this browser can be notified. */
function possible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** worker is what stays when the page is closed. */
function worker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("sw.js");
}

/** bytes returns the bytes of a key in base64url. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** subscribed is where this browser can be notified; it asks for that if it has to. */
async function subscribed(): Promise<PushSubscription> {
  if (await Notification.requestPermission() !== "granted") {
    throw new Error("Your browser blocks notifications from this site.");
  }
  const { pushManager } = await worker();
  const { key } = await must(api.GET("/api/v1/push"));
  const before = await pushManager.getSubscription();
  if (before) return before;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** keyOf is under what this browser keeps whether it is notified of a match: "yes", "no", or "again" where it has to ask. */
const keyOf = (id: string) => `koiogran.told.${id}`;

/** ask asks the server to tell this browser of a seat, or no longer. */
async function ask(seat: { id: string; token: string }, now: boolean): Promise<void> {
  const { endpoint, keys } = (await subscribed()).toJSON();
  const body = { endpoint: endpoint ?? "", keys: { auth: keys?.["auth"] ?? "", p256dh: keys?.["p256dh"] ?? "" } };
  const of = { headers: { Authorization: "Bearer " + seat.token }, params: { path: { id: seat.id } }, body };
  await must(now ? api.POST("/api/v1/matches/{id}/push", of) : api.DELETE("/api/v1/matches/{id}/push", of));
  localStorage.setItem(keyOf(seat.id), now ? "yes" : "no");
}

/** endsTelling notes that the secret of a seat is replaced, with which ends what was asked for by the old one. */
export function endsTelling(id: string): void {
  if (localStorage.getItem(keyOf(id)) === "yes") localStorage.setItem(keyOf(id), "again");
}

/** asksAgain asks by the new secret of a seat what was asked for by the old one. */
export function asksAgain(seat: { id: string; token: string }): void {
  if (localStorage.getItem(keyOf(seat.id)) !== "again" || !possible()) return;
  ask(seat, true).catch(() => localStorage.setItem(keyOf(seat.id), "no"));
}

/** NotifyToggle turns it on and off, where the match gives days for an answer. */
export function NotifyToggle({ store }: { store: MatchStore }) {
  const on = useSignal(false);
  const error = useSignal("");
  const days = store.match.value?.settings.some((s) => s.name === "clock-days");
  useEffect(() => void (on.value = localStorage.getItem(keyOf(store.id)) === "yes"), [store.id]);
  if (!days || !possible()) return null;
  const change = async (now: boolean) => {
    error.value = "";
    try {
      await ask(store, now);
      on.value = now;
    } catch (e) {
      error.value = sentence(e);
    }
  };
  return (
    <>
      <label class="switch">
        <input
          type="checkbox" checked={on.value} data-tell
          onChange={(e) => {
            const now = e.currentTarget.checked;
            e.currentTarget.checked = on.value; // until it is so
            void change(now);
          }}
        />{" "}
        Notify me when it's my turn, even if this page is closed
      </label>
      {error.value && <p role="alert">{error.value}</p>}
    </>
  );
}
