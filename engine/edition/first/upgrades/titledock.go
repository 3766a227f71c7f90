package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// titleDock are the titles of ships that dock or take others on board, and the cargo that does.
func titleDock() []Def {
	return []Def{
		{ID: "dockingclamps",
			Summary: "Up to 4 friendly TIE fighters, TIE interceptors, TIE bombers or TIE Advanced, all of one " +
				"type, may begin the match docked with this ship.",
			Dock: &DockTerms{Room: 4, Alike: true,
				Ships: []string{"tiefighter", "tieinterceptor", "tiebomber", "tieadvanced"}}},

		ghost("ghost", "attackshuttle", "phantom", "An attack shuttle with the title Phantom"),
		ghost("ghost-swx72", "sheathipedeclassshuttle", "phantomii",
			"A Sheathipede-class shuttle with the title Phantom II"),

		{ID: "houndstooth",
			Summary: "The Nashtah Pup is docked with this ship. When this ship is destroyed, the Nashtah Pup may " +
				"deploy, and does not attack this round.",
			Dock: &DockTerms{Lifeboat: true}},

		{ID: "phantom",
			Summary: "While you are docked, the Ghost may use its rear arc for primary weapon attacks. " +
				"As the Combat phase ends, it may make a turret attack, its last attack of the round.",
			TailGun: GunOfHost,
			Abilities: []Ability{{Name: "fire the turret", When: EndOfEngagement, Docked: true,
				Do: []Op{rules.Attack(Carrier(Self), rules.With(rules.InSlots("turret"))),
					Lasting(ThisRound, Carrier(Self), Forbids(DeclaringAttacks))}}}},

		{ID: "phantomii",
			Summary: "While you are docked, the Ghost may make primary weapon attacks out of its rear arc, and " +
				"as the Activation phase ends it may coordinate as a free action.",
			TailGun: GunOfHost,
			Abilities: []Ability{{Name: "coordinate", When: EndOfActivation, Docked: true,
				Do: []Op{Perform(Carrier(Self), 0, game.CoordinateAction)}}}},

		{ID: "requiem",
			Summary: "A ship that deploys from this one has pilot skill 8 until the end of the round.",
			Abilities: []Ability{{Name: "give the word", When: AfterDeploy, Must: true, By: []Cond{Anyone},
				Against: []Cond{Same(Self)}, Do: []Op{LastingInitiative(ThisRound, Active, 8)}}}},

		{ID: "suppressor",
			Summary: "You may remove 1 focus, evade or blue target lock token from an enemy ship after " +
				"you acquire a target lock on it, once a round.",
			Abilities: []Ability{{Name: "suppress", When: AfterLock, Per: game.OncePerRound,
				If: []Cond{Other.Is(Enemy)}, Do: []Op{Remove(Other, 1, FocusToken|EvadeToken|OwnLock)}}}},

		{ID: "vector", Summary: "After a maneuver, up to 4 docked ships may deploy instead of 2.",
			Dock: &DockTerms{Leave: 4}},
	}
}

// ghost is a title with which a shuttle with a title of its own is docked.
func ghost(id, ship, title, who string) Def {
	return Def{ID: id,
		Summary: who + " begins the match docked with this ship. After a maneuver, you may deploy it " +
			"from your " +
			"rear guides.",
		Dock: &DockTerms{Ships: []string{ship}, With: title, Room: 1, Begin: true, Rear: true, Leave: 1}}
}
