/** Whether the browser says when it is one's turn in a match of days, while no page is open. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { api, must } from "../api/client";
import { sentence } from "./server";
import type { MatchStore } from "./store";

/** possible reports whether this browser can be told. */
function possible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** worker is what stays when the page is closed. */
function worker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("sw.js");
}

/** bytes are those of a key in base64url. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** subscribed is where this browser can be told; it asks for that if it has to. */
async function subscribed(): Promise<PushSubscription> {
  if (await Notification.requestPermission() !== "granted") {
    throw new Error("Your browser does not let this site show notifications.");
  }
  const { pushManager } = await worker();
  const { key } = await must(api.GET("/api/v1/push"));
  const before = await pushManager.getSubscription();
  if (before) return before;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** Tell turns it on and off, where the match gives days for an answer. */
export function Tell({ store }: { store: MatchStore }) {
  const on = useSignal(false);
  const error = useSignal("");
  const key = `koiogran.told.${store.id}`;
  const days = store.match.value?.settings.some((s) => s.name === "clock-days");
  useEffect(() => void (on.value = localStorage.getItem(key) === "yes"), [key]);
  if (!days || !possible()) return null;
  const change = async (now: boolean) => {
    error.value = "";
    try {
      const { endpoint, keys } = (await subscribed()).toJSON();
      const body = { endpoint: endpoint ?? "", keys: { auth: keys?.["auth"] ?? "", p256dh: keys?.["p256dh"] ?? "" } };
      const of = { headers: { Authorization: "Bearer " + store.token }, params: { path: { id: store.id } }, body };
      await must(now ? api.POST("/api/v1/matches/{id}/push", of) : api.DELETE("/api/v1/matches/{id}/push", of));
      localStorage.setItem(key, now ? "yes" : "no");
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
        Tell me when it is my turn, even if this page is closed
      </label>
      {error.value && <p role="alert">{error.value}</p>}
    </>
  );
}
