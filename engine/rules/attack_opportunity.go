package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// UntilItsOpportunity reports whether a destroyed ship stays in play: in the Combat phase, if it has the pilot
// skill of the active ship, until its own opportunity to attack has passed
// (1e.simultaneous.keeps-ship, 1e.simultaneous.equal-ps-only,
// 1e.simultaneous.already-attacked-no-delay, 1e.simultaneous.combat-phase-only).
func UntilItsOpportunity(x *game.Exec, id game.ShipID) bool {
	if x.S.Phase != game.EngagementPhase || x.Ship(id).Fled {
		return false
	}
	if !x.Ship(id).Engaged {
		return InitiativeOf(x, id) == x.S.Initiative
	}
	engage := x.G.Roles[card.EngageRole]
	for i := range x.S.Frames[:x.S.Depth] {
		f := &x.S.Frames[i]
		if f.Proc == engage && f.Self == id {
			return int(f.PC) < len(x.G.Procs[engage].Steps)
		}
	}
	return false
}

// keptSince notes that the ship whose turn it is was destroyed before.
var keptSince = game.NewFlag("destroyed before")

// BeginOpportunity begins a ship's turn in combat, also that of one that was destroyed and kept.
var BeginOpportunity = game.Parts{
	game.Locals{keptSince},
	game.Step{Name: "begin the turn", Do: func(x *game.Exec) {
		BeginEngagement.Do(x)
		keptSince.Set(x, x.Ship(x.Self()).Destroyed)
	}},
}

// OpportunityPassed removes a ship that was destroyed before or in its opportunity to attack
// (1e.simultaneous.removed-after-opportunity, 1e.simultaneous.removed-without-target). One that
// was kept counts as destroyed only now.
var OpportunityPassed = game.Step{Name: "the opportunity has passed", Do: func(x *game.Exec) {
	if !x.Ship(x.Self()).Destroyed {
		return
	}
	x.S.Deferred |= deferredRemoval
	if keptSince.Get(x) {
		x.Offer(game.On(card.AfterDestroyed, x.Self()))
	}
}}

// AttackOver opens the windows after an attack, of the defender's destruction too, for both
// players in order (1e.card.simultaneous-initiative-first).
var AttackOver = game.Parts{
	game.Step{Name: "after being destroyed", Do: func(x *game.Exec) {
		a := x.Attack()
		if !a.Killed || x.G.StaysInPlay(x, a.Defender) {
			return // a ship that is kept is destroyed later
		}
		t := game.On(card.AfterDestroyed, a.Defender)
		t.Other = a.Attacker
		x.Offer(t)
	}},
	OfferDefense("after defending", card.AfterDefend),
	OfferAttack("after attacking", card.AfterAttack),
}

// SlowedByEach takes a die of a ship's agility for each of its tractor tokens in the Combat phase
// (1e.tractor.agility).
func SlowedByEach(x *game.Exec, id game.ShipID) int {
	if x.S.Phase != game.EngagementPhase {
		return 0
	}
	return int(x.Ship(id).Tokens[game.TractorToken])
}

// JudgeScores ends the match when a side has no ship left, and after the last round of a limited
// one, be it the agreed one or the one in which time ran out. That the side wins that has destroyed
// more squad points (1e.win.end-of-round, 1e.win.survivor-wins, 1e.win.both-destroyed-draw,
// 1e.limit.round-ends-game, 1e.limit.highest-wins, 1e.limit.tie-draw, 1e.limit.time-finish-round,
// 1e.limit.elimination-still-ends).
var JudgeScores = game.Step{Name: "judge the round", Do: func(x *game.Exec) {
	if judged(x) {
		return
	}
	left, score := [2]bool{}, Scores(x)
	for id := range x.EachShip() {
		left[x.Side(id)] = true
	}
	limit := x.G.Options.RoundLimit
	switch {
	case !left[0] && !left[1]:
		finish(x, game.Drawn, "win.both-destroyed-draw")
	case !left[1]:
		finish(x, game.Won1, "win.survivor-wins")
	case !left[0]:
		finish(x, game.Won2, "win.survivor-wins")
	case !x.S.TimeUp && (limit == 0 || x.S.Round < limit): // the next round begins
	case x.G.Mission != nil: // no one has met an objective
		finish(x, game.Drawn, "mission.only-own-objective")
	case score[0] > score[1]:
		finish(x, game.Won1, "limit.highest-wins")
	case score[1] > score[0]:
		finish(x, game.Won2, "limit.highest-wins")
	default:
		finish(x, game.Drawn, "limit.tie-draw")
	}
}}

// Scores returns the squad points that each player has destroyed: the enemy ships out of play with all
// their upgrades, discarded ones as well (1e.limit.score-destroyed-enemies,
// 1e.limit.score-includes-upgrades, 1e.limit.score-survivors-nothing).
func Scores(x *game.Exec) [2]int {
	var score [2]int
	for i := range x.G.Ships {
		if s := &x.S.Ships[i]; s.Destroyed || s.Fled {
			score[x.G.Ships[i].Side.Other()] += int(x.G.Ships[i].Points)
		}
	}
	return score
}
