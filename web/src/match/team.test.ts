import { expect, test } from "vitest";
import type { Match } from "../api/types";
import { met, others, partnerOf, passedOn, seatsOf, sideOf, speaks } from "./team";
import { resultWords, side, waitingWords } from "./words";

/** match is a match of this many players at a seat; those at the seats of bots are programs. */
function match(size: number, seat: number, bots: number[] = []): Match {
  const players = Array.from({ length: size }, (_, i) => ({
    squad: "ABCD"[i] ?? "", points: 100, ...(bots.includes(i + 1) ? { bot: "ace" } : {}),
  }));
  return { seat, players } as unknown as Match;
}

test("seats 1 and 3 play against 2 and 4", () => {
  expect([1, 2, 3, 4].map(sideOf)).toEqual([1, 2, 1, 2]);
  expect([1, 2, 3, 4].map((seat) => partnerOf(seat, 4))).toEqual([3, 4, 1, 2]);
  expect([1, 2, 3].map((seat) => partnerOf(seat, 3))).toEqual([3, 0, 1]);
  expect([0, 1, 2].map((seat) => partnerOf(seat, 2))).toEqual([0, 0, 0]);
  expect(met(["A", "B", "C", "D"])).toBe("A with C against B with D");
  expect(met(["A", "B"])).toBe("A against B");
});

test("one's own seat comes first, then the partner's", () => {
  expect([0, 1, 2, 3, 4].map((seat) => seatsOf(match(4, seat)).join(""))).toEqual(
    ["1324", "1324", "2413", "3124", "4213"]);
  expect([0, 1, 2].map((seat) => seatsOf(match(2, seat)).join(""))).toEqual(["12", "12", "21"]);
});

test("the link of a seat on the other side is passed on to the player who sits down beside it", () => {
  const links = [{ seat: 2 }, { seat: 3 }, { seat: 4 }];
  expect([2, 3, 4].map((of) => passedOn(of, 1, links, [2, 3, 4]))).toEqual([false, false, false]);
  expect(passedOn(4, 1, links, [3, 4])).toBe(true);
  expect(passedOn(2, 1, links, [2, 3])).toBe(true);
  expect(passedOn(3, 1, links, [2, 3, 4])).toBe(false);
  expect(passedOn(4, 1, [{ seat: 4 }], [4])).toBe(false); // a program is beside it
  expect(passedOn(4, 2, [{ seat: 4 }], [4])).toBe(false); // who has sat down
  expect(passedOn(2, 1, [{ seat: 2 }, { seat: 3 }], [2, 3])).toBe(false); // three players
});

test("a captain speaks for the side, or the partner of a program", () => {
  const four = match(4, 1);
  expect([0, 1, 2, 3, 4].map((seat) => speaks(four, seat))).toEqual([false, true, true, false, false]);
  expect(speaks(match(4, 3, [1]), 3)).toBe(true);
  expect(others(match(4, 1, [2]), 1)).toEqual([3, 4]);
});

test("whose something is, who is waited for, and who wins", () => {
  expect([1, 2, 3, 4].map((seat) => side(seat, 3))).toEqual(
    ["your partner's", "the other side's", "yours", "the other side's"]);
  expect(waitingWords(match(4, 1), [2, 3], false)).toBe("Waiting for B and your partner…");
  expect(waitingWords(match(2, 1), [2], false)).toBe("Waiting for the other player…");
  const known = match(2, 1);
  known.players[1] = { squad: "B", points: 0, name: "Ada" };
  expect(waitingWords(known, [2], false)).toBe("Waiting for Ada…");
  const won = { winner: 2, text: "Player 2 wins." };
  expect(resultWords(match(4, 4), won)).toBe("Your side wins.");
  expect(resultWords(match(4, 3), won)).toBe("Your side loses.");
  expect(resultWords(match(4, 0), won)).toBe("B with D wins.");
  expect(resultWords(match(2, 2), won)).toBe("You win.");
});
