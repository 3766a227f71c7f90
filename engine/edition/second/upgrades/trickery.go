package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// trickery are talents of risk and sacrifice.
func trickery() []Def {
	focus := About(game.FocusAction)
	return []Def{
		{ID: "backwardstailslide",
			Summary: "With your configuration on its closed side you may boost and barrel roll through " +
				"and onto obstacles. After you do so through one that is not at range 0, you gain 1 " +
				"evade token.",
			Mods: []Mod{Ignores(ObstaclesInMoves).If(closedFoils)},
			Abilities: []Ability{{Name: "slide past", When: AfterMove, Must: true,
				If: []Cond{About(game.BoostMove, game.RollMove), leftObstacle}, Do: []Op{Gain(Self, 1, EvadeToken)}}}},

		{ID: "heroicsacrifice-battleoverendor",
			Summary: "You may perform SLAM actions while stressed. After you perform one, roll 5 " +
				"attack dice. Each large or huge ship at range 0 is dealt 1 facedown damage card for " +
				"each hit or critical hit. Then you are destroyed.",
			Mods: []Mod{Permits(game.Stressed).If(About(game.SlamAction))},
			Abilities: []Ability{{Name: "ram it", When: AfterAction, Must: true, If: []Cond{About(game.SlamAction)},
				Do: []Op{RollDice(AttackDice, 5),
					EachShip([]Cond{At(0, 0), big}, rammed),
					rules.Destroy(Self)}}}},

		{ID: "partinggift-battleoverendor",
			Summary: "After you are destroyed, before you are removed, you may drop or launch a bomb of your " +
				"own, for its charge, with a straight or bank template of speed 1.",
			Abilities: []Ability{{Name: "leave a gift", When: AfterDestroyed,
				Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true, Straight: 1, Banks: true})}}}},

		{ID: "partinggift-rsl",
			Summary: "After you are destroyed, you may place a bomb of your own, for its charge, " +
				"touching you, if you could drop it.",
			Abilities: []Ability{{Name: "leave a gift", When: AfterDestroyed,
				Do: []Op{rules.PlaceOne(rules.Placement{Bomb: true, Beside: true})}}}},

		{ID: "proudtradition",
			Summary: "Proud: while you have 2 or fewer stress tokens, you may perform focus actions " +
				"even while stressed. After you perform an attack while stressed, the defender may " +
				"spend 1 focus token or suffer 1 critical damage. If it does, flip this card. False: " +
				"treat your focus actions as red.",
			Mods: []Mod{
				Permits(game.Stressed).If(focus, Compare(Count(StressToken), AtMost, 2)).OnSide(1),
				Set(ActionColor, int(game.DifficultyRed)).If(focus).OnSide(2),
			},
			Abilities: []Ability{{Name: "let it be doubted", When: AfterAttack, Must: true, Side: 1,
				If: []Cond{Stressed, Defender.Is(InPlay)},
				Do: []Op{PickOne(Defender,
					Alt("leave it"),
					Alt("spend 1 focus token to flip it", Spend(Defender, 1, FocusToken), FlipCard()),
					Alt("suffer 1 critical damage to flip it", Suffer(Defender, 1, Crit), FlipCard()))}}}},

		{ID: "tierfonbellyrun",
			Summary: "You may make special attacks at range 0 of asteroids. While you defend at range 0 of an " +
				"obstacle, attack dice cannot be rerolled.",
			Mods: []Mod{
				Permits(game.OnRock).If(Attacking, Not(PrimaryAttack)),
				Forbids(Rerolling).For(Anyone).If(Defending, About(AttackDice), NearObstacle(0)),
			}},
	}
}

// closedFoils reports whether Self has one of the configurations that fold its foils, on its closed side.
func closedFoils(x *game.Exec) bool {
	for i := range x.G.Cards {
		switch c := &x.G.Cards[i]; {
		case c.Ship != x.Self() || x.S.Charges[i].Side != 0:
		case c.Code.ID == "integratedsfoils" || c.Code.ID == "servomotorsfoils":
			return true
		}
	}
	return false
}

// big reports whether a ship is large or huge.
func big(x *game.Exec) bool {
	size := x.Info(x.Subject()).Size
	return size.Huge() || size.Length() > 60
}

// rammed deals a ship a facedown damage card for each hit or critical hit rolled: the damage passes
// its shields.
var rammed = Run("deal damage cards", func(x *game.Exec) {
	for range Results(RolledDice, Hit|Crit)(x) {
		rules.DealFacedown(x, x.Chosen())
	}
})

// leftObstacle reports whether the boost or roll that the window is about went through an obstacle that
// the ship is not at range 0 of.
func leftObstacle(x *game.Exec) bool { return x.Trigger().Object.Kind == game.ObstacleObject }
