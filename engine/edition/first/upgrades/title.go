package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// title are the titles from A to F that do more than change numbers, slots or the action bar.
func title() []Def {
	return []Def{
		{ID: "adaptiveailerons",
			Summary: "Before you reveal your dial, if you are not stressed, you must execute a white " +
				"speed 1 straight or bank maneuver; \"Duchess\" may skip this.",
			Abilities: ailerons()},

		{ID: "advancedailerons",
			Summary: "Your speed 3 banks are white. Before you reveal your dial, if you are not " +
				"stressed, you must execute a white speed 1 straight or bank maneuver; \"Duchess\" may " +
				"skip this.",
			Mods: []Mod{rules.TreatedAs(game.DifficultyWhite).If(OfDial, Speed(3, 3),
				Bearings(geom.BankLeft, geom.BankRight))},
			Abilities: ailerons()},

		{ID: "allianceoverhaul",
			Summary: "You may roll 1 more die in primary weapon attacks out of your firing arc in " +
				"front; out of the one behind you may change 1 focus result to a critical hit.",
			Abilities: []Ability{
				{Name: "roll another die", When: AfterDefender,
					If: []Cond{PrimaryAttack, OutOf(Front)}, Do: []Op{AddDice(AttackDice, 1)}},
				{Name: "change a focus", When: ModifyAttack, If: []Cond{OutOf(Rear)},
					Do: []Op{Change(AttackDice, 1, Focus, Crit)}},
			}},

		{ID: "assailer",
			Summary: "While you defend, if the section that is attacked has a reinforce token, you may change 1 " +
				"focus result to an evade.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyDefense, If: []Cond{Either(
				All(TargetIs(game.ForeSection), Has(ReinforceFore)),
				All(TargetIs(game.AftSection), Has(ReinforceAft)))},
				Do: []Op{Change(DefenseDice, 1, Focus, Evade)}}}},

		{ID: "blackone",
			Summary: "After you boost or barrel roll as an action, you may remove an enemy's target " +
				"lock from a friendly ship at range 1.",
			Abilities: []Ability{{Name: "shake off a lock", When: AfterAction,
				If: []Cond{About(game.BoostAction, game.BarrelRollAction)},
				Do: []Op{Choose(Friend, At(0, 1)), Remove(Chosen, 1, EnemyLock)}}}},

		{ID: "brighthope",
			Summary: "A reinforce token of your fore section adds 2 evades instead of 1.",
			Mods:    []Mod{Set(Reinforcing, 2).If(TargetIs(game.ForeSection))}},

		{ID: "brokenhorn",
			Summary: "While you defend with a reinforce token, you may add 1 evade; then you lose the " +
				"token after you defend.",
			Abilities: []Ability{
				{Name: "add an evade", When: ModifyDefense, If: []Cond{Has(ReinforceFore | ReinforceAft)},
					Do: []Op{AddResult(DefenseDice, Evade), Mark(ThisAttack, Self)}},
				{Name: "lose the token", When: AfterDefend, Must: true, If: []Cond{Marked},
					Do: []Op{Remove(Self, 1, ReinforceFore|ReinforceAft)}},
			}},

		{ID: "btla4ywing",
			Summary: "You attack only ships in your firing arc. After a primary weapon attack, you may " +
				"attack with your turret.",
			Mods: []Mod{Forbids(BeingAttacked).For(Not(In(Firing))).If(Attacking)},
			Abilities: []Ability{{Name: "fire the turret", When: AfterAttack,
				If: []Cond{PrimaryAttack}, Do: []Op{rules.Attack(Self, rules.With(rules.InSlots("turret")))}}}},

		{ID: "concorddawnprotector",
			Summary: "While you defend at range 1, each in the other's firing arc, you add 1 evade.",
			Abilities: []Ability{{Name: "add an evade", When: ModifyDefense, Must: true,
				If: []Cond{Attacker.In(Firing, 0, 1), Attacker.Is(In(Firing))},
				Do: []Op{AddResult(DefenseDice, Evade)}}}},

		{ID: "crossfireformation",
			Summary: "While you defend with another friendly Resistance ship at range 1-2 of the " +
				"attacker, you may add 1 focus result.",
			Abilities: []Ability{{Name: "add a focus", When: ModifyDefense,
				If: []Cond{Any(OtherFriend, Keyword("Resistance"), Attacker.At(0, 2))},
				Do: []Op{AddResult(DefenseDice, Focus)}}}},

		{ID: "dauntless",
			Summary: "After you overlap a ship in a maneuver, you may perform an action; then you " +
				"receive 1 stress token.",
			Abilities: []Ability{{Name: "ram and act", When: AfterManeuver,
				If: []Cond{Not(FullyExecuted)},
				Do: []Op{Perform(Self, 0), Gain(Self, 1, StressToken)}}}},

		{ID: "dodonnaspride",
			Summary: "When you perform a coordinate action, you may choose 2 other friendly ships at " +
				"range 1-2, each of which may perform 1 free action.",
			Abilities: []Ability{{Name: "coordinate another", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)}, Do: rules.Coordinate(Not(Same(Other)))}}},

		{ID: "dutyfree",
			Summary: "You jam at range 1-3.",
			Mods:    []Mod{Include(ActionReach, Ranges(3, 3)).If(About(game.JamAction))}},

		{ID: "enforcer",
			Summary: "After you defend, an attacker in your bullseye firing arc receives 1 stress token.",
			Abilities: []Ability{{Name: "unsettle", When: AfterDefend, Must: true,
				If: []Cond{Attacker.Is(In(Bullseye))}, Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "firstordervanguard",
			Summary: "While you attack the only ship in your firing arc, you may reroll 1 die. While " +
				"you defend, you may discard this card to reroll all your dice.",
			Abilities: []Ability{
				{Name: "reroll a die", When: ModifyAttack,
					If: []Cond{Defender.Is(In(Firing)), Compare(Ships(In(Firing)), Equal, 1)},
					Do: []Op{Reroll(AttackDice, 1)}},
				{Name: "reroll all dice", When: ModifyDefense,
					Do: []Op{DiscardThis(), RerollAll(DefenseDice)}},
			}},

		ghost("ghost", "attackshuttle", "phantom", "An attack shuttle with the title Phantom"),

		ghost("ghost-swx72", "sheathipedeclassshuttle", "phantomii",
			"A Sheathipede-class shuttle with the title Phantom II"),

		{ID: "houndstooth",
			Summary: "The Nashtah Pup is docked with this ship. When this ship is destroyed, the Nashtah Pup may " +
				"deploy, and does not attack this round.",
			Dock: &DockTerms{Lifeboat: true}},

		{ID: "ig2000",
			Summary: "The pilot ability of each other friendly ship with this upgrade is yours, too.",
			Shares:  &ShareTerms{From: "ig2000"}},

		{ID: "impetuous",
			Summary: "After your attack destroys an enemy ship, you may acquire a target lock.",
			Abilities: []Ability{{Name: "acquire a target lock", When: AfterAttack, If: []Cond{AttackDestroyed},
				Do: []Op{rules.EnemyLockOf(Self)}}}},

		{ID: "insatiableworrt",
			Summary: "After you perform a recover action, you gain 3 energy.",
			Abilities: []Ability{{Name: "gain 3 energy", When: AfterAction, Must: true,
				If: []Cond{About(game.RecoverAction)}, Do: []Op{GainEnergy(Self, 3)}}}},

		{ID: "instigator",
			Summary: "After you perform a recover action, you recover 1 more shield.",
			Abilities: []Ability{{Name: "recover another shield", When: AfterAction, Must: true,
				If: []Cond{About(game.RecoverAction)}, Do: []Op{Recover(Self, 1, Shield)}}}},

		{ID: "jainaslight",
			Summary: "Once in each attack against you, when you are dealt a faceup damage card, you may discard " +
				"it and draw another.",
			Abilities: []Ability{{Name: "brace", When: DealingFaceup, Must: true,
				If: []Cond{CausedBy(AnAttack), Defending, Not(Marked)},
				Do: []Op{Instead(rules.DrawAnother(Mark(ThisAttack, Self))...)}}}},

		{ID: "kylorensshuttle",
			Summary: "At the end of the Combat phase, if an enemy ship without stress is at range 1-2, " +
				"the opponent assigns 1 stress token to one of the ships at that range.",
			// Which enemy its player chooses makes no difference: the opponent can pick any of them.
			Abilities: []Ability{{Name: "strike fear", When: EndOf(game.EngagementPhase), Must: true,
				If: []Cond{Any(Enemy, Not(Stressed), At(0, 2))},
				Do: []Op{PickedBy(Opponent, Choose(Enemy, At(0, 2)), Gain(Chosen, 1, StressToken))}}}},

		lightScyk("lightscykinterceptor"),

		{ID: "millenniumfalcon-swx57",
			Summary: "After a bank maneuver of speed 3, touching no ship and without stress, you may receive 1 " +
				"stress token to turn your ship round.",
			Abilities: []Ability{{Name: "turn round", When: AfterManeuver,
				If: []Cond{Speed(3, 3), Bearings(geom.BankLeft, geom.BankRight), Not(Any(Touches(Self))),
					Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), rules.TurnRound(Self)}}}},

		{ID: "moldycrow", Summary: "You keep your focus tokens in the End phase.",
			Abilities: []Ability{{Name: "keep focus tokens", When: StartOf(game.EndPhase), Must: true,
				Do: []Op{KeepTokens(Self, Every, FocusToken)}}}},

		{ID: "os1arsenalloadout",
			Summary: "You have a torpedo and a missile slot, and attack ships that you have locked " +
				"with torpedoes and missiles although your weapons are disabled.",
			Mods: []Mod{Permits(game.Disarmed).If(AttackWith("torpedo", "missile"),
				HasLockOn(Defender))}},

		{ID: "outrider",
			Summary: "With a cannon you cannot attack with your primary weapon, and you may attack with " +
				"the cannon outside your firing arc.",
			Mods: []Mod{
				Forbids(BeingAttacked).For(Anyone).If(Attacking, PrimaryAttack, hasCannon),
				Include(WeaponArcs, AllAround).If(AttackWith("cannon")),
			}},

		{ID: "phantom",
			Summary: "While you are docked, the Ghost may use its rear arc for primary weapon attacks. " +
				"As the Combat phase ends, it may make a turret attack, its last attack of the round.",
			TailGun: GunOfHost,
			Abilities: []Ability{{Name: "fire the turret", When: EndOf(game.EngagementPhase), Docked: true,
				Do: []Op{rules.Attack(Carrier(Self), rules.With(rules.InSlots("turret"))),
					Lasting(ThisRound, Carrier(Self), Forbids(DeclaringAttacks))}}}},

		{ID: "phantomii",
			Summary: "While you are docked, the Ghost may make primary weapon attacks out of its rear arc, and " +
				"as the Activation phase ends it may coordinate as a free action.",
			TailGun: GunOfHost,
			Abilities: []Ability{{Name: "coordinate", When: EndOf(game.ActivationPhase), Docked: true,
				Do: []Op{Perform(Carrier(Self), 0, game.CoordinateAction)}}}},

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

		{ID: "quantumstorm",
			Summary: "At the start of the End phase, with 1 or no energy, you gain 1 energy.",
			Abilities: []Ability{{Name: "gain energy", When: StartOf(game.EndPhase), Must: true,
				If: []Cond{Not(HasEnergy(2))}, Do: []Op{GainEnergy(Self, 1)}}}},

		{ID: "requiem",
			Summary: "A ship that deploys from this one has pilot skill 8 until the end of the round.",
			Abilities: []Ability{{Name: "give the word", When: AfterDeploy, Must: true, By: []Cond{Anyone},
				Against: []Cond{Same(Self)}, Do: []Op{LastingInitiative(ThisRound, Active, 8)}}}},

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
			Mods: []Mod{Set(TemplatesOf(game.RollMove), Banks).If(About(game.BarrelRollAction))}},

		{ID: "suppressor",
			Summary: "You may remove 1 focus, evade or blue target lock token from an enemy ship after " +
				"you acquire a target lock on it, once a round.",
			Abilities: []Ability{{Name: "suppress", When: AfterLock, Per: game.OncePerRound,
				If: []Cond{Other.Is(Enemy)}, Do: []Op{Remove(Other, 1, FocusToken|EvadeToken|OwnLock)}}}},

		{ID: "tied",
			Summary: "Once a round after you attack with a cannon that costs 3 or less, you may attack " +
				"with your primary weapon.",
			Abilities: []Ability{{Name: "fire the primary weapon", When: AfterAttack,
				Per: game.OncePerRound,
				If:  []Cond{AttackWith("cannon"), Compare(WeaponCost, AtMost, 3)},
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

		{ID: "vector", Summary: "After a maneuver, up to 4 docked ships may deploy instead of 2.",
			Dock: &DockTerms{Leave: 4}},

		{ID: "xg1assaultconfiguration",
			Summary: "You have 2 more cannon slots, and attack with cannons that cost 2 or less although " +
				"your weapons are disabled.",
			Mods: []Mod{Permits(game.Disarmed).If(AttackWith("cannon"), Compare(WeaponCost, AtMost, 2))}},
	}
}

// ailerons are Adaptive Ailerons. Whether "Duchess" uses them is her own choice. An ionized ship
// has no dial to reveal.
func ailerons() []Ability {
	duchess := Named(`"Duchess"`)
	fly := PickOne(Self,
		Alt("1 bank left", rules.ExecuteNow(Self, aileron(geom.BankLeft))),
		Alt("1 straight", rules.ExecuteNow(Self, aileron(geom.Straight))),
		Alt("1 bank right", rules.ExecuteNow(Self, aileron(geom.BankRight))))
	return []Ability{
		{Name: "ailerons", When: BeforeActivate, Must: true,
			If: []Cond{Not(Stressed), rules.AboutToReveal, Not(duchess)}, Do: []Op{fly}},
		{Name: "ailerons at will", When: BeforeActivate,
			If: []Cond{Not(Stressed), rules.AboutToReveal, duchess}, Do: []Op{fly}},
	}
}

// aileron is the white maneuver of speed 1 of a bearing.
func aileron(b geom.Bearing) game.Maneuver {
	return game.Maneuver{Bearing: b, Speed: 1, Difficulty: game.DifficultyWhite}
}

// ghost is a title with which a shuttle with a title of its own is docked.
func ghost(id, ship, title, who string) Def {
	return Def{ID: id,
		Summary: who + " begins the match docked with this ship. After a maneuver, you may deploy it " +
			"from your " +
			"rear guides.",
		Dock: &DockTerms{Ships: []string{ship}, With: title, Room: 1, Begin: true, Rear: true, Leave: 1}}
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

// lightScyk is the title with which a ship banks with ease and takes its damage faceup.
func lightScyk(id string) Def {
	d := greenFor(id, "Your damage cards are dealt faceup. You may treat a bank maneuver as green.",
		Bearings(geom.BankLeft, geom.BankRight))
	d.Mods = []Mod{Set(DealsFaceup, 1)}
	return d
}
