package rules

import "koiogran/engine/game"

// choosesInitiative is who chooses who has initiative, if a die has decided it.
var choosesInitiative = game.NewLocal("chooses who has initiative", game.NoPlayer)

// RollForInitiative lets a die decide who chooses, if both squads cost the same: on a hit or a
// critical hit player 1, who rolls it, else player 2 (1e.initiative.tie-roll,
// 1e.initiative.tie-hit-roller-chooses, 1e.initiative.tie-blank-opponent-chooses).
var RollForInitiative = game.Parts{game.Locals{choosesInitiative}, game.Step{
	Name: "roll for initiative",
	Who: func(x *game.Exec) game.Players {
		if cheaper(x) == game.Chance {
			return game.Only(game.Chance)
		}
		return game.Nobody
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
		q.Kind, q.Roll = game.RollQuestion, game.Roll{Color: game.AttackDice, N: 1}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		chooses := game.Seat2
		if c.Dice[game.Hit]+c.Dice[game.Crit] > 0 {
			chooses = game.Seat1
		}
		choosesInitiative.Set(x, chooses)
		e := game.NewEvent(game.Rolled, "initiative.tie-roll", game.NoShip)
		e.Color, e.Dice = game.AttackDice, c.Dice
		x.Emit(e)
	},
}}

// ChooseInitiative lets the player whose squad is cheaper, or who was settled by a die, choose who
// has initiative (1e.initiative.lower-total-chooses, 1e.initiative.fixed-for-game).
var ChooseInitiative = game.Step{
	Name: "choose who has initiative",
	Who: func(x *game.Exec) game.Players {
		if p := choosesInitiative.Get(x); p != game.NoPlayer {
			return game.Only(p)
		}
		return game.Only(cheaper(x))
	},
	Ask: func(_ *game.Exec, p game.Player, q *game.Question) {
		q.Default = int(p)
		for _, first := range [...]game.Player{game.Seat1, game.Seat2} {
			c := game.Opt(game.PlayerVerb)
			c.N = int16(first)
			q.Add(c)
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		x.S.First = game.Player(c.N)
		choosesInitiative.Set(x, game.NoPlayer)
		e := game.NewEvent(game.FirstPlayer, "initiative.lower-total-chooses", game.NoShip)
		e.N = int(c.N)
		x.Emit(e)
	},
}

// cheaper returns the player whose squad costs less, Chance if both cost the same, or if the match has no bid.
func cheaper(x *game.Exec) game.Player {
	if x.G.Options.NoBid {
		return game.Chance
	}
	var cost [2]int
	for i := range x.G.Ships {
		cost[x.G.Ships[i].Side] += int(x.G.Ships[i].Points)
	}
	switch {
	case cost[0] < cost[1]:
		return game.Seat1
	case cost[1] < cost[0]:
		return game.Seat2
	}
	return game.Chance
}
