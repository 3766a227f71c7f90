package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// titleGToZ are the titles from G to Z that do more than change numbers, slots or the action bar.
func titleGToZ() []Def {
	return []Def{
		{ID: "ig2000",
			Summary: "The pilot ability of each other friendly ship with this upgrade is yours, too.",
			Shares:  &ShareTerms{From: "ig2000"}},

		{ID: "kylorensshuttle",
			Summary: "At the end of the Combat phase, if an enemy ship without stress is at range 1-2, " +
				"the opponent assigns 1 stress token to one of the ships at that range.",
			// Which enemy its player chooses makes no difference: the opponent can pick any of them.
			Abilities: []Ability{{Name: "strike fear", When: EndOfEngagement, Must: true,
				If: []Cond{Any(Enemy, Not(Stressed), At(0, 2))},
				Do: []Op{PickedBy(Opponent, Choose(Enemy, At(0, 2)), Gain(Chosen, 1, StressToken))}}}},

		func() Def {
			d := greenFor("lightscykinterceptor",
				"Your damage cards are dealt faceup. You may treat a bank maneuver as green.",
				Bearings(geom.BankLeft, geom.BankRight))
			d.Mods = []Mod{Set(DealsFaceup, 1)}
			return d
		}(),

		{ID: "millenniumfalcon-swx57",
			Summary: "After a bank maneuver of speed 3, touching no ship and without stress, you may receive 1 " +
				"stress token to turn your ship round.",
			Abilities: []Ability{{Name: "turn round", When: AfterManeuver,
				If: []Cond{Speed(3, 3), Bearings(geom.BankLeft, geom.BankRight), Not(rules.TouchesShip),
					Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), rules.TurnRound(Self)}}}},

		{ID: "moldycrow", Summary: "You keep your focus tokens in the End phase.",
			Abilities: []Ability{{Name: "keep focus tokens", When: StartOfEnd, Must: true,
				Do: []Op{KeepTokens(Self, Every, FocusToken)}}}},

		{ID: "os1arsenalloadout",
			Summary: "You have a torpedo and a missile slot, and attack ships that you have locked " +
				"with torpedoes and missiles although your weapons are disabled.",
			Mods: []Mod{Permits(game.Disarmed).If(AttackSlot("torpedo", "missile"),
				HasLockOn(Defender))}},

		{ID: "outrider",
			Summary: "With a cannon you cannot attack with your primary weapon, and you may attack with " +
				"the cannon outside your firing arc.",
			Mods: []Mod{
				Forbids(BeingAttacked).For(Anyone).If(Attacking, PrimaryAttack, hasCannon),
				Include(WeaponArcs, AllAround).If(AttackSlot("cannon")),
			}},

		{ID: "pivotwing",
			Summary: "Attack: your agility is increased by 1. Landing: when you reveal a stationary " +
				"maneuver, you may rotate 180 degrees. After you execute a maneuver, you may flip this " +
				"card.",
			Mods: []Mod{Add(AgilityOf, 1).OnSide(1)},
			Abilities: []Ability{
				{Name: "pivot the wings", When: AfterManeuver, Do: []Op{FlipCard()}},
				{Name: "turn round", When: AfterReveal, Side: 2,
					If: []Cond{Revealed(Bearings(geom.Stationary))}, Do: []Op{rules.TurnRound(Self)}},
			}},

		{ID: "shadowcaster",
			Summary: "After you hit a ship in your mobile firing arc at range 1-2, you may assign 1 " +
				"tractor beam token to it.",
			Abilities: []Ability{{Name: "grapple", When: AfterAttack,
				If: []Cond{AttackHit, Defender.Is(InPlay, In(Turret), At(0, 2))},
				Do: []Op{Gain(Defender, 1, TractorToken)}}}},

		{ID: "specialopstraining",
			Summary: "In primary weapon attacks out of your firing arc in front you may roll 1 more die; if " +
				"you do not, you may attack out of the one behind you after that attack.",
			Abilities: []Ability{
				{Name: "roll another die", When: AfterDefender, If: []Cond{PrimaryAttack, OutOf(Front)},
					Do: []Op{AddDice(AttackDice, 1), Mark(ThisAttack, Self)}},
				{Name: "attack to the rear", When: AfterAttack,
					If: []Cond{PrimaryAttack, OutOf(Front), Not(Marked)},
					Do: []Op{rules.Attack(Self, rules.With(rules.OfArcs(geom.RearArc)))}},
			}},

		{ID: "st321", Summary: "You acquire target locks on enemies at any range.",
			Mods: []Mod{Include(ActionReach, Ranges(4, Beyond)).If(About(game.LockAction))}},

		{ID: "starvipermkii",
			Summary: "You may have 2 different titles. You barrel roll with the bank template of speed 1 in " +
				"place of the straight one when you do so as an action.",
			Mods: []Mod{Set(RollTemplates, Banks).If(About(game.BarrelRollAction))}},

		{ID: "tied",
			Summary: "Once a round after you attack with a cannon that costs 3 or less, you may attack " +
				"with your primary weapon.",
			Abilities: []Ability{{Name: "fire the primary weapon", When: AfterAttack,
				Per: game.OncePerRound,
				If:  []Cond{AttackSlot("cannon"), Compare(WeaponCost, AtMost, 3)},
				Do:  []Op{rules.Attack(Self, rules.WithPrimary)}}}},

		{ID: "tiev1", Summary: "After you acquire a target lock, you may evade as an action.",
			Abilities: []Ability{{Name: "evade", When: AfterLock,
				Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},

		{ID: "tiex7",
			Summary: "After you execute a speed 3-5 maneuver without overlapping, you may perform a " +
				"free evade action. Your ship loses its cannon and missile slots.",
			Abilities: []Ability{{Name: "evade", When: AfterManeuver,
				If: []Cond{Speed(3, 5), FullyExecuted, Not(rules.MetObstacle)},
				Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},

		{ID: "xg1assaultconfiguration",
			Summary: "You have 2 more cannon slots, and attack with cannons that cost 2 or less although " +
				"your weapons are disabled.",
			Mods: []Mod{Permits(game.Disarmed).If(AttackSlot("cannon"), Compare(WeaponCost, AtMost, 2))}},
	}
}

// hasCannon reports whether the ship has a cannon.
func hasCannon(x *game.Exec) bool {
	weapons := x.Info(x.Self()).Weapons
	for i := range weapons {
		if w := &weapons[i]; !w.Primary() && x.G.Cards[w.Card].Slot == "cannon" &&
			!x.S.Charges[w.Card].Off {
			return true
		}
	}
	return false
}
