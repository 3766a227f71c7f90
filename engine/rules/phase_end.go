package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// RemoveCircular removes all green and orange tokens from the ships in play and in reserve, but
// those that a card lets a ship keep (2e.end.remove-circular, 2e.reserve.end-phase,
// 2e.end.during-abilities-before-removal).
var RemoveCircular = game.Step{Name: "remove circular tokens", Do: func(x *game.Exec) {
	for id := range x.EachRemaining() {
		green := 0
		for t := range game.NumTokens {
			s := x.Ship(id)
			n := int(s.Tokens[t] - min(s.Tokens[t], s.Kept[t]))
			switch x.G.Tokens[t].Color {
			case game.Green:
				green += card.RemoveTokens(x, id, t, n, "end.remove-circular")
			case game.Orange:
				card.RemoveTokens(x, id, t, n, "end.remove-circular")
			}
		}
		x.Ship(id).Kept = [game.NumTokens]uint8{}
		if green > 0 && x.Ship(id).InPlay() {
			t := game.On(card.EndRemoval, id)
			t.N = int16(green)
			x.Raise(t)
		}
	}
}}

// CheckVictory ends the match when a player has no ship left: the other wins, or no one if both lost their last
// ship (2e.win.last-ship, 2e.win.both-gone-draw, 2e.reserve.not-removed). A match that ends by its limit is
// drawn, or decided by points if the table agreed on that (2e.win.timed-scoring). Otherwise the next round
// begins (2e.end.next-round).
var CheckVictory = game.Step{Name: "check victory", Do: func(x *game.Exec) {
	if judged(x) {
		return
	}
	var left [2]bool
	for id := range x.EachRemaining() {
		left[x.Side(id)] = true
	}
	for i := range x.G.Ships {
		left[x.G.Ships[i].Side] = left[x.G.Ships[i].Side] || x.S.Ships[i].Returning
	}
	limit := x.G.Options.RoundLimit
	switch {
	case x.G.Mission != nil && x.G.Mission.Alone: // it says itself when it ends
	case !left[0] && !left[1]:
		finish(x, game.Drawn, "win.both-gone-draw")
	case !left[1]:
		finish(x, game.Won1, "win.last-ship")
	case !left[0]:
		finish(x, game.Won2, "win.last-ship")
	case !x.S.TimeUp && (limit == 0 || x.S.Round < limit): // the next round begins
	case x.G.Options.TimedScoring:
		judgePoints(x)
	default:
		finish(x, game.Drawn, "")
	}
}}

// judgePoints ends the match for the player who has scored more (2e.win.timed-scoring).
func judgePoints(x *game.Exec) {
	score, result := HalfPoints(x.G, &x.S.Table), game.Drawn
	switch {
	case score[0] > score[1]:
		result = game.Won1
	case score[1] > score[0]:
		result = game.Won2
	}
	finish(x, result, "win.timed-scoring")
}

// HalfPoints returns the scores of both sides in half points, as a match is decided by them at its limit: all points
// of enemy ships that are destroyed or fled, and half of those of enemy ships with no more than half of their hull
// and shields left (2e.win.timed-scoring, 2e.epic.casualties, 2e.epic.half-health).
func HalfPoints(g *game.Game, t *game.Table) [2]int {
	var score [2]int
	for i := range t.Ships[:t.NShips] {
		s, info := &t.Ships[i], &g.Ships[i]
		all := s.HullValue(info, game.ForeSection) + s.ShieldValue(info, game.ForeSection)
		left := s.HullValue(info, game.ForeSection) - int(s.Damage) + int(s.Shields)
		switch to := &score[info.Side.Other()]; {
		case s.Destroyed || s.Fled:
			*to += 2 * int(info.Points)
		case 2*left <= all:
			*to += halfOf(g, int(info.Points))
		}
	}
	return score
}

// halfOf returns half of a ship's points, in half points: rounded up in an Epic match (2e.epic.casualties).
func halfOf(g *game.Game, points int) int {
	if g.Area.Epic() {
		return (points + 1) / 2 * 2
	}
	return points
}

// finish ends the match.
func finish(x *game.Exec, r game.Result, clause string) {
	e := game.NewEvent(game.MatchOver, clause, game.NoShip)
	e.N = int(r)
	x.Emit(e)
	x.EndMatch(r)
}

// Concede ends the match because a player gives up: the opponent wins (2e.win.concede).
func Concede(x *game.Exec, p game.Player) {
	e := game.NewEvent(game.Conceded, "win.concede", game.NoShip)
	e.N = int(p)
	x.Emit(e)
	winner := game.Won1
	if p == game.Seat1 {
		winner = game.Won2
	}
	finish(x, winner, "win.concede")
}
