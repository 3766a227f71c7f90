package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// illicit are the illicit upgrades.
func illicit() []Def {
	blast := []Cond{Not(Is(Chosen, Self)), Within(0, 1, Chosen)}
	aShip := Either(Friend(Other), Enemy(Other))
	return []Def{
		// Action: spend 1 charge to perform a cloak action. At the start of the Planning phase roll
		// an attack die, which matters while you are cloaked: on a focus, decloak or discard your
		// cloak token.
		{ID: "cloakingdevice",
			Summary: "Action: spend 1 charge to perform a cloak action. While cloaked roll an attack " +
				"die at the start of the Planning phase: on a focus decloak or discard the token.",
			Actions: []Ability{{Name: "cloak with the device",
				Do: []Op{SpendCharge(1), Perform(Self, 0, game.CloakAction)}}},
			Abilities: []Ability{{Name: "keep the cloak up", When: StartOfPlanning, Must: true,
				If: []Cond{Has(game.CloakToken, Self)},
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Focus), PickOne(Self,
						Alt("decloak", rules.DecloakNow()),
						Alt("discard the cloak token", Remove(Self, game.CloakToken))))}}}},

		// Your destruction costs every other ship at range 0-1 1 hit damage.
		{ID: "deadmansswitch",
			Summary: "After you are destroyed each other ship at range 0-1 suffers 1 hit " +
				"damage.",
			Abilities: []Ability{{Name: "explode", When: AfterDestroyed, Must: true,
				If: []Cond{Is(Self, Active), AnyShip(blast...)},
				Do: []Op{EachShip(blast, SufferDamage(Chosen, 1, 0))}}}},

		// A lock between you and another ship, whichever has it, jams that ship at any range and
		// costs the active charge. What is not a ship cannot be jammed, and then the charge stays.
		{ID: "falsetranspondercodes",
			Summary: "After you lock a ship or a ship locks you, an active charge is lost and that " +
				"ship is jammed at any range.",
			Abilities: []Ability{
				{Name: "jam the ship locked", When: AfterLock, Must: true,
					If: []Cond{Is(Self, Active), aShip},
					Do: []Op{LoseCharge(1), Gain(Other, game.JamToken, 1)}},
				{Name: "jam the ship that locks", When: AfterLock, Must: true,
					If: []Cond{Is(Self, Other)},
					Do: []Op{LoseCharge(1), Gain(Active, game.JamToken, 1)}},
			}},

		// Before you engage, you may gain 1 ion and 1 disarm token. If you do, each ship at range
		// 0, and so you yourself, suffers 1 hit damage.
		{ID: "feedbackarray",
			Summary: "Before you engage you may gain 1 ion and 1 disarm token; then each ship at " +
				"range 0, you included, suffers 1 hit damage.",
			Abilities: []Ability{{Name: "shock", When: BeforeEngage, If: []Cond{Is(Self, Active)},
				Do: []Op{Gain(Self, game.IonToken, 1), Gain(Self, game.DisarmToken, 1),
					EachShip([]Cond{Within(0, 0, Chosen)}, SufferDamage(Chosen, 1, 0))}}}},

		// In your step of the System phase, if you are not stressed, for 1 charge you can gain 3
		// calculate tokens. In the End phase, if your charge is inactive, you gain 1 strain token
		// for each green token that you remove.
		{ID: "overtunedmodulators",
			Summary: "System phase: unless stressed you may spend 1 charge to gain 3 calculate " +
				"tokens. While the charge is inactive each green token removed in the End phase " +
				"gives 1 strain token.",
			Abilities: []Ability{
				{Name: "gain calculate tokens", When: SystemStep,
					If: []Cond{Is(Self, Active), Not(Stressed(Self))},
					Do: []Op{SpendCharge(1), Gain(Self, game.CalculateToken, 3)}},
				{Name: "strain", When: EndRemoval, Must: true,
					If: []Cond{Is(Self, Active), Not(HasCharge(1))},
					Do: []Op{GainPer(Self, game.StrainToken, Amount)}},
			}},

		// Action: for 1 charge you drop a loose cargo behind you.
		{ID: "riggedcargochute",
			Summary: "Action: spend 1 charge to drop a loose cargo, which is a debris cloud, with " +
				"the straight 1 template.",
			Actions: []Ability{{Name: "drop the cargo",
				Do: []Op{SpendCharge(1), rules.DropObstacle()}}}},
	}
}
