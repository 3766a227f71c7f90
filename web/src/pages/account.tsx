/** The page of an account: signing in, what is kept of a person, and how to be rid of it. */
import { useEffect } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { follow, merge } from "../account";
import {
  type Account, create, deleteAccount, fetchAccount, namedAddress, possible, removePasskey, rename, signIn, signOut,
} from "../api/account";
import { sentence } from "../api/client";
import { Ratings } from "../components/Ratings";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { callsign, session } from "../prefs";
import { link } from "../router";

/** Work does something that can fail, and says so. */
type Work = (f: () => Promise<unknown>) => Promise<void>;

/** AccountPage is for guests and for those who are signed in. */
export default function AccountPage() {
  const account = useSignal<Account | null>(null);
  const error = useSignal("");
  const busy = useSignal(false);
  const work: Work = async (f) => {
    busy.value = true;
    error.value = "";
    try {
      await f();
    } catch (e) {
      error.value = sentence(e);
    }
    busy.value = false;
  };
  const token = session.value;
  useEffect(() => {
    if (!token) account.value = null;
    else if (!account.value) void work(async () => (account.value = await fetchAccount()));
  }, [token]);
  const enter = async (asked: Promise<Account>) => {
    const found = await asked;
    merge(found);
    follow();
    account.value = found;
  };
  return (
    <Page title="Your account">
      {error.value && <Failed why={error.value} />}
      {!token && <Guest busy={busy.value} work={work} enter={enter} />}
      {token && !account.value && !error.value && <Loading what="Loading your account" />}
      {token && account.value && <Signed account={account} busy={busy.value} work={work} />}
    </Page>
  );
}

type GuestProps = { busy: boolean; work: Work; enter: (asked: Promise<Account>) => Promise<void> };

/** Guest is for those who are not signed in. */
function Guest({ busy, work, enter }: GuestProps) {
  if (!possible()) {
    const named = namedAddress();
    return (
      <Failed why={named ? "Passkeys need an address with a name, not a number." : "Accounts need passkeys, which this browser does not support."}>
        {named && <a href={named} data-named>{named}</a>}
      </Failed>
    );
  }
  return (
    <>
      <p>
        You don't need an account to play. With one, your matches and squads follow you to other devices, and
        your rated matches count. There are no passwords or e-mail addresses: your device stores a passkey.
      </p>
      <p>
        <button type="button" class="primary" disabled={busy} data-sign-in onClick={() => void work(() => enter(signIn()))}>
          Sign in
        </button>
      </p>
      <form onSubmit={(e) => { e.preventDefault(); void work(() => enter(create(callsign.value.trim()))); }}>
        <h2>New here?</h2>
        <label>
          Display name
          <input
            value={callsign.value} required maxLength={30} autocomplete="nickname"
            onInput={(e) => (callsign.value = e.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={busy} data-create>Create an account</button>
      </form>
    </>
  );
}

type SignedProps = { account: Signal<Account | null>; busy: boolean; work: Work };

/** Signed is what is kept of a player who is signed in. */
function Signed({ account, busy, work }: SignedProps) {
  const name = useSignal(account.value?.name ?? "");
  const sure = useSignal(false);
  const a = account.value;
  if (!a) return null;
  const again = async () => (account.value = await fetchAccount());
  return (
    <>
      <form
        class="row base"
        onSubmit={(e) => {
          e.preventDefault();
          void work(async () => { await rename(name.value); callsign.value = name.value; await again(); });
        }}
      >
        <label>
          Your name
          <input
            value={name.value} required maxLength={30} autocomplete="nickname"
            onInput={(e) => (name.value = e.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={busy || name.value === a.name}>Change</button>
      </form>
      <section aria-labelledby="ratings">
        <h2 id="ratings">Ratings</h2>
        <Ratings list={a.ratings} />
        <p><a href={link("ladder")}>Ladder</a> · <a href={link("meet")}>Play a rated match</a></p>
      </section>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <ul class="held">
          {a.passkeys.map((k) => (
            <li key={k.id} data-passkey>
              <span>{k.label || "Unnamed device"}, added {new Date(k.created).toLocaleDateString([], { dateStyle: "medium" })}</span>
              {a.passkeys.length > 1 && (
                <button
                  type="button" disabled={busy} aria-label={`Remove the passkey ${k.label}`}
                  onClick={() => void work(async () => { await removePasskey(k.id); await again(); })}
                >
                  ✕
                </button>
              )}
            </li>
          ))}
        </ul>
        <p class="row">
          <button type="button" disabled={busy} onClick={() => void work(async () => { await create(); await again(); })}>
            Add a passkey
          </button>
          <button type="button" disabled={busy} data-sign-out onClick={() => void work(signOut)}>Sign out</button>
        </p>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">Delete account</h2>
        <p>
          This permanently deletes your account, ratings, passkeys and squads, and removes your name and
          messages from every match. Data stored in this browser is not deleted.
        </p>
        <p class="row">
          <label class="switch">
            <input type="checkbox" checked={sure.value} onChange={(e) => (sure.value = e.currentTarget.checked)} />{" "}
            Permanently delete my account and data
          </label>
          <button
            type="button" disabled={busy || !sure.value} data-delete onClick={() => void work(deleteAccount)}
          >
            Delete
          </button>
        </p>
      </section>
    </>
  );
}
