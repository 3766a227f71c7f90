package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// jumpmaster5000 are the pilots of the JumpMaster 5000.
func jumpmaster5000() []Def {
	return []Def{
		{ID: "dengar",
			Summary: "Once a round, after you defend against a ship in your firing arc, you may attack it.",
			Abilities: []Ability{{Name: "strike back", When: AfterDefend, Per: game.OncePerRound,
				If: []Cond{Attacker.Is(In(Firing))}, Do: []Op{strike(Attacker)}}}},

		{ID: "teltrevura",
			Summary: "The first time that you would be destroyed you discard all your damage cards, suffer no more " +
				"of that damage and are dealt 4 facedown damage cards instead.",
			Abilities: []Ability{{Name: "survive", When: WouldBeDestroyed, Must: true, Per: game.OncePerMatch,
				Do: []Op{Instead(rules.StartOver(4))}}}},

		// 1e.lock.blue-reassigned-exception: of locks it is those that you have that are yours to give.
		{ID: "manaroo",
			Summary: "At the start of the Combat phase another friendly ship at range 1 may get all your focus " +
				"and evade tokens and target locks.",
			Abilities: []Ability{{Name: "pass on", When: StartOf(game.EngagementPhase), Do: []Op{
				Choose(OtherFriend, At(1, 1)),
				Transfer(Self, Chosen, Every, FocusToken|EvadeToken|OwnLock)}}}},
	}
}
