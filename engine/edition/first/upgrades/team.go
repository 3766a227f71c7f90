package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// team returns the teams of huge ships.
func team() []Def {
	return []Def{
		{ID: "engineeringteam",
			Summary: "When you reveal a straight maneuver, you gain 1 more energy for it.",
			Mods:    []Mod{Add(EnergyGained, 1).If(Revealed(Bearings(geom.Straight)))}},

		{ID: "gunneryteam",
			Summary: "Once a round, while you attack with a secondary weapon, you may spend 1 energy to change 1 " +
				"blank to a hit.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack, Per: game.OncePerRound,
				If: []Cond{Not(PrimaryAttack)},
				Do: []Op{SpendEnergy(1), Change(AttackDice, 1, Blank, Hit)}}}},

		{ID: "igrmthugdroids", Summary: "While you attack, you may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "ordnanceexperts",
			Summary: "Once a round, while a friendly ship at range 1-3 attacks with a torpedo or a missile, it " +
				"may change 1 blank to a hit.",
			Abilities: []Ability{{Name: "guide the ordnance", When: ModifyAttack, Per: game.OncePerRound,
				By: []Cond{Friend, At(0, 3)}, If: []Cond{AttackSlot("torpedo", "missile")},
				Do: []Op{Change(AttackDice, 1, Blank, Hit)}}}},

		{ID: "sensorteam",
			Summary: "You may acquire target locks at range 1-5.",
			Mods:    []Mod{Include(ActionReach, Ranges(4, 5)).If(About(game.LockAction))}},
	}
}

// modificationHuge are the modifications of huge ships.
func modificationHuge() []Def {
	return []Def{
		{ID: "automatedprotocols",
			Summary: "Once a round, after you perform an action that is neither recover nor reinforce, you may " +
				"spend 1 energy to recover or reinforce as a free action.",
			Abilities: []Ability{{Name: "recover or reinforce", When: AfterAction, Per: game.OncePerRound,
				If: []Cond{Not(About(game.RecoverAction)), Not(About(game.ReinforceAction))},
				Do: []Op{SpendEnergy(1),
					Perform(Self, game.AnyStep, game.RecoverAction, game.ReinforceAction)}}}},

		{ID: "optimizedgenerators",
			Summary: "Once a round, when you allocate energy to one of your upgrades, you may gain 2 energy.",
			// It can be declined, since all energy that is allocated is moved at the same time: the player says
			// after which token the energy is gained.
			Abilities: []Ability{{Name: "gain 2 energy", When: AfterAllocate, Per: game.OncePerRound,
				Do: []Op{GainEnergy(Self, 2)}}}},

		{ID: "ordnancetubes",
			Summary: "Your hardpoint slots may also hold torpedoes and missiles. When an effect would " +
				"discard one of them, do not discard it.",
			Mods: []Mod{Ignores(OrdnanceDiscards)}},
	}
}
