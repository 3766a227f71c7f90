/** The links that friends open to take the other seats. */
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { relink } from "../api/lobby";
import { type Held, held, hold } from "../prefs";
import { invitation } from "./enter";
import { partnerOf, passedOn } from "./team";

type Props = { id: string; free: readonly number[]; open?: boolean; seat?: number };

/** Invitation shows a link for each free seat of a friend that this browser knows. */
export function Invitation({ id, free, open = false, seat = 0 }: Props) {
  const match = held.value.find((h) => h.id === id);
  if (!match || free.length === 0) return null;
  const links = match.links;
  if (links) {
    const size = Math.max(4 - 1, ...links.map((l) => l.seat));
    return (
      <>
        {links.filter((l) => free.includes(l.seat)).map((l) => passedOn(l.seat, seat, links, free) ? (
          <p key={l.seat} class="quiet" data-passed={l.seat}>
            Your opponent now has the link for their partner.
          </p>
        ) : (
          <Link key={l.seat} match={match} seat={l.seat} link={l.link}>
            {`Send this link to ${l.seat === partnerOf(seat, size) ? "your partner" : "an opponent"}. ` +
              "The first person to open it takes that seat."}
          </Link>
        ))}
      </>
    );
  }
  if (!match.link) return null;
  return (
    <Link match={match} seat={0} link={match.link}>
      {open ? "Or send this link to a friend." : "Send this link to your friend."}{" "}
      The first person to open it takes the other seat.
    </Link>
  );
}

type LinkProps = { match: Held; seat: number; link: string; children: preact.ComponentChildren };

/** Link is the link of one seat, to be copied or replaced. */
function Link({ match, seat, link, children }: LinkProps) {
  const copied = useSignal(false);
  const why = useSignal("");
  const address = invitation({ ...match, link });
  const copy = async () => {
    await navigator.clipboard?.writeText(address);
    copied.value = true;
  };
  const again = async () => {
    try {
      const next = await relink(match.page ?? "match", match.id, match.token, seat);
      const links = match.links?.map((l) => (l.seat === seat ? { seat, link: next } : l));
      hold({ ...match, ...(links ? { links } : { link: next }) });
      copied.value = false;
    } catch (e) {
      why.value = sentence(e);
    }
  };
  return (
    <div class="banner" data-link={seat}>
      <label>
        {children}
        <input
          readOnly value={address} data-invitation onFocus={(e) => e.currentTarget.select()}
        />
      </label>
      <div class="row">
        <button type="button" class="primary" onClick={() => void copy()}>
          {copied.value ? "Copied" : "Copy"}
        </button>
        <button type="button" data-relink onClick={() => void again()}>Get a new link</button>
      </div>
      {why.value && <p role="alert">{why.value}</p>}
    </div>
  );
}
