import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Maneuver, Option, Question, Ship, State, Table, Update } from "../api/types";
import type { Link } from "../api/link";
import { MatchStore } from "./store";

/** link is a way to a match at whose end no one is. */
const link = {
  lesson: false,
  state: vi.fn(),
  follow: vi.fn(),
  answer: vi.fn(() => Promise.resolve()),
  dials: vi.fn(() => Promise.resolve({ ships: [] })),
  offer: vi.fn(() => Promise.resolve({ position: 0, agreed: false })),
  rematch: vi.fn(() => Promise.resolve({ position: 0, agreed: false })),
  chances: vi.fn(() => Promise.resolve({ question: 0, options: [] })),
  tried: vi.fn(() => Promise.resolve({ legal: true })),
} satisfies Link;

const straight: Maneuver = {
  word: "2,straight", text: "blue 2 straight", path: "2 straight", speed: 2, bearing: "straight", difficulty: "blue",
};
const turn: Maneuver = { ...straight, word: "2,turn-left", text: "white 2 turn left" };

/** ship is a ship of the table in flight. */
function ship(id: number, more: Partial<Ship> = {}): Ship {
  const pose = { x: 100 * id, y: 50, heading: 0 };
  return { id, pose, initiative: 3, shields: 1, hull: 3, ...more };
}

/** card is what is printed for a ship. */
function card(id: number, seat: number) {
  return {
    id, seat, letter: "ABCD"[id] ?? "", name: "Ship " + id, word: "ship" + id, type: "", size: "",
    drawing: "", width: 40, length: 40, initiative: 3, agility: 2, hull: 3, shields: 1, points: 40,
    weapons: [], actions: [], dial: [straight, turn], cards: [],
  };
}

const counters: Table = { round: 1, phase: "planning", initiative: 0, first: 1, edge: 0 };

/** dial is the question for the dial of a ship. */
function dial(number: number, id: number): Question {
  const options = [straight, turn].map((maneuver) => {
    const answer = `dial ship${id} ${maneuver.word}`;
    return { answer, text: maneuver.text, verb: "dial", ship: id, maneuver };
  });
  return { number, text: "Set the dial.", kind: "pick", about: "dial", ship: id, options };
}

/** state is a match in its first Planning phase: two ships against one. */
function state(): State {
  return {
    match: {
      id: "m", edition: "second", version: "1", seat: 1, width: 900, height: 900,
      players: [{ squad: "A", points: 80 }, { squad: "B", points: 40 }], settings: [],
      ships: [card(0, 1), card(1, 1), card(2, 2)], obstacles: [], drawings: {},
      terms: {
        language: "en", initiative: "", lock: "", shield: "", shields: "", hull: "", ships: "", force: "", charge: "",
        charges: "", phases: [], ranges: [], names: {},
      },
      dice: { commitment: "" },
    },
    table: { ...counters, ships: [ship(0), ship(1), ship(2)], obstacles: [] },
    events: [{ kind: "phase-began", text: "The planning phase begins." }],
    position: 5, waiting: [1, 2], offers: [], question: dial(0, 0),
  };
}

/** update is what follows at a position. */
function update(position: number, more: Partial<Update> = {}): Update {
  return { events: [], table: counters, position, waiting: [1], offers: [], ...more };
}

/** opened is a store with the match begun. */
function opened(): MatchStore {
  const store = new MatchStore("m", "token", link);
  store.begin(state());
  return store;
}

/** first is the first option of the dial on show, second the other one. */
function options(store: MatchStore): [Option, Option] {
  const [first, second] = store.planning.options(store.planning.ship.value ?? -1);
  if (!first || !second) throw new Error("no dial is on show");
  return [first, second];
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("document", { hidden: true }); // nothing is animated
});

describe("MatchStore", () => {
  it("shows the table, the question and where ships stand", () => {
    const store = opened();
    expect(store.question.value?.number).toBe(0);
    expect(store.scene.poses.map((p) => p.value?.x)).toEqual([0, 100, 200]);
    expect(store.log.value).toHaveLength(1);
  });

  it("says that a deployment failed, until the round is over", () => {
    const store = opened();
    const failed = { kind: "deploy-failed", text: "Ship 1 has no room to deploy.", ship: 1 };
    store.tell(failed);
    store.tell({ kind: "phase-began", text: "The Activation phase begins." });
    expect(store.undeployed.value).toBe(failed);
    store.tell({ kind: "round-began", text: "Round 2 begins.", round: 2 });
    expect(store.undeployed.value).toBeNull();
  });

  it("takes an update once, and in order", async () => {
    const store = opened();
    const event = { kind: "moved", text: "It moves." };
    const table = { ...counters, ships: [ship(1, { hull: 1 })] };
    const next = update(6, { events: [event], table });
    store.take(next, false);
    store.take(next, false);
    await vi.waitFor(() => expect(store.position).toBe(6));
    expect(store.log.value).toHaveLength(2);
    expect(store.shipAt(1)?.hull).toBe(1);
    expect(store.shipAt(0)?.hull).toBe(3);
    expect(store.question.value).toBeNull();
  });

  it("counts what was missed while the connection was cut", async () => {
    const store = opened();
    const events = [{ kind: "noted", text: "One." }, { kind: "noted", text: "Two." }];
    store.take(update(9, { events }), true);
    await vi.waitFor(() => expect(store.missed.value).toBe(2));
    expect(store.log.value.map((e) => e.missed)).toEqual([false, true, true]);
  });

  it("takes how the match is where only an offer is new", async () => {
    const store = opened();
    const offers = [{ seat: 2, kind: "draw" as const, text: "Player 2 offers a draw." }];
    store.take(update(5, { offers, question: dial(0, 0) }), false);
    await vi.waitFor(() => expect(store.offers.value).toEqual(offers));
    expect(store.question.value?.number).toBe(0);
  });

  it("begins again where the server sends everything again", () => {
    const store = opened();
    store.begin({ ...state(), position: 4, events: [] });
    expect(store.log.value).toEqual([]);
    expect(store.position).toBe(4);
  });

  it("keeps what is pressed on a question that comes before the answer to the one before is known to be taken", async () => {
    const store = opened();
    let taken = () => {};
    link.answer.mockImplementationOnce(() => new Promise<void>((resolve) => { taken = resolve; }));
    const pick = (number: number): Question => ({
      number, text: "Choose.", kind: "pick", about: "action",
      options: [1, 2].map((n) => ({ answer: `action ${n}`, text: `Action ${n}`, verb: "action" })),
    });
    store.take(update(6, { question: pick(1) }), false);
    await vi.waitFor(() => expect(store.question.value?.number).toBe(1));
    const [one] = store.listed.value;
    store.press(one!, false);
    store.press(one!, false); // twice on one question is once
    store.take(update(7, { question: pick(2) }), false);
    await vi.waitFor(() => expect(store.question.value?.number).toBe(2));
    store.press(store.listed.value[1]!, false);
    expect(link.answer).toHaveBeenCalledTimes(1);
    taken();
    await vi.waitFor(() => expect(link.answer).toHaveBeenCalledTimes(2));
    expect(link.answer).toHaveBeenLastCalledWith({ question: 2, answer: "action 2" });
  });

  it("says in a sentence why an answer was refused, and keeps the question", async () => {
    const store = opened();
    link.answer.mockRejectedValueOnce(new Error("The question is over."));
    expect(await store.answer("dial ship0 2,straight")).toBe(false);
    expect(store.error.value).toBe("The question is over.");
    expect(store.question.value?.number).toBe(0);
  });
});

describe("Two pages of one seat", () => {
  const single = (number: number): Question => ({
    number, text: "Activate.", kind: "pick", about: "order", options: [{ answer: `pick ${number}`, text: "It", verb: "pick" }],
  });
  const choice = (number: number): Question => ({
    number, text: "Choose.", kind: "pick", about: "action",
    options: ["focus", "evade", "left"].map((word) => ({ answer: word, text: word, verb: "action" })),
  });
  /** late makes the next answer one that is refused when refuse is called: the other page was faster. */
  function late(): { refuse: () => void } {
    const holder = { refuse: () => {} };
    link.answer.mockImplementationOnce(() => new Promise<void>((_, reject) => {
      holder.refuse = () => reject(new Error("This question has already been answered."));
    }));
    return holder;
  }
  /** calm lets all that was promised happen. */
  const calm = () => new Promise((resolve) => setTimeout(resolve, 20));

  it("goes on with the question after one that the other page answered first", async () => {
    const store = opened();
    const first = late();
    store.take(update(6, { question: single(1) }), false);
    await vi.waitFor(() => expect(link.answer).toHaveBeenCalledTimes(1));
    store.take(update(7, { question: single(2) }), false); // by the answer of the other page
    await calm();
    first.refuse();
    await vi.waitFor(() => expect(link.answer).toHaveBeenLastCalledWith({ question: 2, answer: "pick 2" }));
    await calm();
    expect(store.question.value).toBeNull();
    expect(store.error.value).toBe("");
  });

  it("asks nothing where the other page answered the last question of the seat", async () => {
    const store = opened();
    const first = late();
    store.take(update(6, { question: single(1) }), false);
    await vi.waitFor(() => expect(link.answer).toHaveBeenCalledTimes(1));
    store.take(update(7, { waiting: [2] }), false);
    await calm();
    first.refuse();
    await calm();
    expect(store.question.value).toBeNull();
    expect(store.error.value).toBe("");
  });

  it("asks the player where an answer of its own is refused and the question stays", async () => {
    const store = opened();
    const first = late();
    store.take(update(6, { question: single(1) }), false);
    await vi.waitFor(() => expect(link.answer).toHaveBeenCalledTimes(1));
    first.refuse();
    await vi.waitFor(() => expect(store.question.value?.number).toBe(1));
    expect(store.error.value).toBe("This question has already been answered.");
  });

  it("does not follow up a choice of several steps that came too late", async () => {
    const store = opened();
    store.take(update(6, { question: choice(1) }), false);
    await vi.waitFor(() => expect(store.question.value?.number).toBe(1));
    const first = late();
    const sent = store.answer("focus\nleft");
    first.refuse();
    expect(await sent).toBe(false);
    store.take(update(7, { question: choice(2) }), false);
    await vi.waitFor(() => expect(store.question.value?.number).toBe(2));
    await calm();
    expect(link.answer).toHaveBeenCalledTimes(1);
  });

  it("goes on with the steps of a choice after news that change no question", async () => {
    const store = opened();
    store.take(update(6, { question: choice(1) }), false);
    await vi.waitFor(() => expect(store.question.value?.number).toBe(1));
    let taken = () => {};
    link.answer.mockImplementationOnce(() => new Promise<void>((resolve) => { taken = resolve; }));
    void store.answer("focus\nleft");
    store.take(update(6, { question: choice(1) }), false); // an offer, say
    await calm();
    taken();
    store.take(update(7, { question: choice(2) }), false);
    await vi.waitFor(() => expect(link.answer).toHaveBeenLastCalledWith({ question: 2, answer: "left" }));
  });

  it("drops the dial in hand when the other page says that all are set", async () => {
    const store = opened();
    const set = ship(0, { dial: { set: true, maneuver: straight } });
    store.take(update(6, { table: { ...counters, ships: [set] }, question: dial(1, 1) }), false);
    await vi.waitFor(() => expect(store.question.value?.number).toBe(1));
    await store.planning.choose(options(store)[0]);
    expect(store.planning.draft.value?.ship).toBe(1);
    store.take(update(7, { waiting: [2] }), false);
    await vi.waitFor(() => expect(store.planning.draft.value).toBeNull());
  });
});

describe("Planning", () => {
  it("sends the dials of all ships but the last, which waits for ready", async () => {
    const store = opened();
    await store.planning.choose(options(store)[0]);
    expect(link.answer).toHaveBeenCalledWith({
      question: 0, answer: "dial ship0 2,straight",
    });
    const set = ship(0, { dial: { set: true, maneuver: straight } });
    store.take(update(6, { table: { ...counters, ships: [set] }, question: dial(1, 1) }), false);
    await vi.waitFor(() => expect(store.planning.ship.value).toBe(1));
    await store.planning.choose(options(store)[1]);
    expect(link.answer).toHaveBeenCalledTimes(1);
    expect(store.planning.chosen(1)).toBe("2,turn-left");
    await store.planning.ready();
    expect(link.answer).toHaveBeenLastCalledWith({
      question: 1, answer: "dial ship1 2,turn-left",
    });
    expect(store.planning.draft.value).toBeNull();
  });

  it("changes a dial that is set, and keeps the draft of the last one", async () => {
    const store = opened();
    const set = ship(0, { dial: { set: true, maneuver: straight } });
    store.take(update(6, { table: { ...counters, ships: [set] }, question: dial(1, 1) }), false);
    await vi.waitFor(() => expect(store.planning.ship.value).toBe(1));
    await store.planning.choose(options(store)[0]);
    store.planning.ship.value = 0;
    await store.planning.choose(options(store)[1]);
    expect(link.answer).toHaveBeenLastCalledWith({
      question: 1, answer: "dial ship0 2,turn-left",
    });
    expect(store.planning.draft.value?.ship).toBe(1);
    store.take(update(7, { question: dial(2, 1) }), false);
    await vi.waitFor(() => expect(store.question.value?.number).toBe(2));
    expect(store.planning.ship.value).toBe(0);
  });
});
