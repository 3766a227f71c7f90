package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// advanced reports whether the present maneuver turns its ship at the end of the template.
func advanced(x *game.Exec) bool { return x.Move().Maneuver.Path().IsAdvanced() }

// dockedAbilities are the ship abilities of ships that dock, and of those that take them on board.
func dockedAbilities() []Def {
	blast := []Cond{Not(Same(Self)), At(0, 1)}
	return []Def{
		{ID: "Co-Pilot",
			Summary: "While you are docked, your carrier has your pilot ability, too.",
			Shares:  &ShareTerms{Docked: true}},

		{ID: "Escape Craft",
			Summary: "You begin the game docked with the friendly ship that has the Hound's Tooth, which your squad needs.",
			Docks:   game.BeginsDocked},

		{ID: "Hyperspace Docking Ring",
			Summary: "A Delta-7 Aethersprite, Eta-2 Actis or Nimbus-class V-wing may dock with you. " +
				"While a ship is docked with you, use its initiative and its dial, and execute " +
				"maneuvers at speed 1. When you would execute an advanced maneuver, execute a white " +
				"stationary maneuver instead; after you execute that maneuver, you may rotate by 90 or " +
				"180 degrees. While no ship is docked with you, you have no dial, do not activate and " +
				"do not engage.",
			Dock: &DockTerms{Ships: []string{"delta7aethersprite", "eta2actis", "nimbusclassvwing"}, Room: 1, Tows: true},
			Abilities: []Ability{
				{Name: "slow down", When: BeforeManeuver, Must: true, If: []Cond{Not(advanced), Not(Speed(0, 1))},
					Do: []Op{Run("execute it at speed 1", func(x *game.Exec) { x.Move().Maneuver.Speed = 1 })}},
				{Name: "stay", When: BeforeManeuver, Must: true, If: []Cond{advanced},
					Do: []Op{Run("execute a white stationary maneuver", func(x *game.Exec) {
						x.Move().Maneuver = game.Maneuver{Bearing: geom.Stationary, Difficulty: game.DifficultyWhite}
					}), Mark(ThisActivation, Self)}},
				{Name: "rotate", When: AfterManeuver, If: []Cond{Marked}, Do: []Op{PickOne(Self,
					Alt("rotate by 90 degrees", rules.RotateShip(Self)),
					Alt("rotate by 180 degrees", rules.TurnRound(Self)))}},
			}},

		{ID: "Locked and Loaded",
			Summary: "While you are docked, after your carrier performs a primary front arc attack or an attack " +
				"with a turret upgrade, it may perform a bonus primary rear arc attack.",
			Abilities: []Ability{{Name: "rear gunner", When: AftermathBonus, Docked: true,
				By: []Cond{Same(Carrier(Self))},
				If: []Cond{Either(All(PrimaryAttack, AttackArc(geom.FrontArc)), AttackSlot("turret"))},
				Do: []Op{rules.Attack(Carrier(Self), rules.Bonus, rules.WithPrimary,
					rules.With(rules.OfArcs(geom.RearArc)))}}}},

		{ID: "Pursuit Craft",
			Summary: "You may acquire a lock after you deploy, on a ship that the friendly Hound's Tooth " +
				"has locked.",
			Abilities: []Ability{{Name: "join the hunt", When: AfterDeploy,
				Do: []Op{rules.LockObject(Self, rules.AShip, rules.LockedBy(Friend, Equipped("houndstooth")))}}}},

		{ID: "Rigged Energy Cells",
			Summary: "At the start of the System phase, lose 1 charge. At the end of the Activation " +
				"phase, if you have no charges, you are destroyed. After you are destroyed, before you " +
				"are removed, each ship at range 0-1 suffers 1 critical damage. None of this applies " +
				"while you are docked.",
			Abilities: []Ability{
				{Name: "lose a charge", When: StartOfSystem, Must: true, Do: []Op{Lose(Self, 1, PilotCharge)}},
				{Name: "overheat", When: EndOfActivation, Must: true, If: []Cond{Not(Has(PilotCharge))},
					Do: []Op{rules.Destroy(Self)}},
				{Name: "explode", When: AfterDestroyed, Must: true,
					Do: []Op{EachShip(blast, Suffer(Chosen, 1, Crit))}},
			}},

		{ID: "Tail Gun",
			Summary: "While a ship is docked with you, you have a rear arc primary weapon with as many dice " +
				"as its front arc primary weapon.",
			TailGun: GunOfGuest},
	}
}
