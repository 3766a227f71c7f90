package upgrades

import (
	"iter"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// command are the command upgrades, which ships have in epic games (2e.epic.command-slot).
func command() []Def {
	return []Def{
		{ID: "admiralozzel",
			Summary: "While a friendly large or huge ship at range 0-3 executes a maneuver, it may suffer 1 hit damage to " +
				"make its speed 1 higher or lower.",
			Abilities: []Ability{{Name: "change the speed", When: BeforeManeuver,
				By: []Cond{Friend, big, At(0, 3)},
				Do: []Op{Suffer(Active, 1, Hit), ExecuteAs(Faster(-1), Faster(1))}}}},

		{ID: "agentoftheempire",
			Summary: "Leads a wing: its mates are 2-5 TIE/ln fighters. As the defender, you may have up to 2 " +
				"wingmates inside the attack arc suffer 1 damage each, hit or critical, to cancel such a result.",
			Abilities: []Ability{cover(2)}},

		{ID: "asajjventresscommand",
			Summary: "In the System phase you may spend 1 Force: each enemy ship in your front arc at range 0-1 gains 1 " +
				"strain token, or 1 jam token if its player prefers.",
			Abilities: []Ability{{Name: "torment", When: SystemStep,
				Do: []Op{Spend(Self, 1, Force), EachShip([]Cond{Enemy, In(Front, 0, 1)}, PickOne(Chosen,
					Alt("gain a strain token", Gain(Chosen, 1, StrainToken)),
					Alt("gain a jam token", Gain(Chosen, 1, JamToken))))}}}},

		{ID: "azmorigan",
			Summary: "In the End phase you may choose up to 2 friendly ships at range 0-1: each of them keeps 1 " +
				"calculate or evade token.",
			Abilities: []Ability{{Name: "keep tokens", When: DuringEnd,
				Do: []Op{ChooseUpTo(2, provident...), EachShip([]Cond{InGroup}, PickOne(Self,
					Alt("keep a calculate token", KeepTokens(Chosen, 1, CalculateToken)),
					Alt("keep an evade token", KeepTokens(Chosen, 1, EvadeToken))))}}}},

		{ID: "b6bladewingprototype-command",
			Summary: "Adds a gunner slot. Attack (lock): you gain 1 ion token. After it hits, the " +
				"defender suffers 1 additional damage, of the matching type, for each uncanceled hit " +
				"or critical hit after the first.",
			Weapon: &WeaponTerms{Lock: true},
			Abilities: []Ability{
				{Name: "overload", When: AfterDefender, Must: true, If: []Cond{WithThis},
					Do: []Op{Gain(Self, 1, IonToken)}},
				{Name: "cut deeper", When: AfterAttack, Must: true, If: []Cond{WithThis, AttackHit}, Do: []Op{cutDeeper}},
			}},

		{ID: "bounty",
			Summary: "Squads of the Separatists, the Empire and the First Order may include you as an " +
				"ally. After you attack and destroy a limited ship, you may recover a charge on your " +
				"ship card and on each of your upgrades; then flip this card, which has no further " +
				"effect.",
			Mods: []Mod{hired},
			Abilities: []Ability{{Name: "be paid", When: AfterAttack, Must: true, Side: 1,
				If: []Cond{Defender.Is(Limited), AttackDestroyed},
				Do: []Op{May("recover charges", recoverEverywhere), FlipCard()}}}},

		newOrders("captainneeda"),

		{ID: "carlistrieekan",
			Summary: "You may perform a red evade action. After a friendly ship at range 0-2 is " +
				"destroyed, you may choose a friendly ship at range 0-2, which may perform a red evade " +
				"action.",
			Abilities: []Ability{{Name: "call for an evacuation", When: AfterDestroyed, By: []Cond{Friend, At(0, 2)},
				Do: []Op{Choose(Friend, At(0, 2)), Perform(Chosen, game.AsRed, game.EvadeAction)}}}},

		{ID: "combatboardingtube",
			Summary: "In the System phase, when you would drop a crew remote, you may place it in your rear arc at range " +
				"0-1 instead, at range 0 of an enemy ship that is not small, in that arc at range 0-1. Then that ship gains 1 " +
				"deplete, strain or stress token of your choice.",
			Mods: []Mod{Include(DeviceTemplates, Boarding)},
			Abilities: []Ability{{Name: "board it", When: AfterAnyPlace, Must: true,
				If: []Cond{rules.Placed(rules.ByPlacing), rules.Placed("remote")},
				Do: []Op{Choose(rules.Boardable, ThatObject.At(0, 0)), PickOne(Self,
					Alt("a deplete token", Gain(Chosen, 1, DepleteToken)),
					Alt("a strain token", Gain(Chosen, 1, StrainToken)),
					Alt("a stress token", Gain(Chosen, 1, StressToken)))}}}},

		{ID: "dreadnoughthunter",
			Summary: "While you attack a huge ship in your bullseye arc, you may apply the precision shot of a damage card " +
				"that is dealt to it even if you are not in the arc that the card names.",
			Mods: []Mod{Permits(game.OutOfShot).If(Defender.Is(In(Bullseye)))}},

		{ID: "firstorderelite",
			Summary: "Leads a wing: its mates are 2-3 fighters of the types TIE/fo and TIE/sf. As the defender, you " +
				"may have up to 2 wingmates inside the attack arc suffer 1 damage each, hit or critical, to " +
				"cancel such a result.",
			Abilities: []Ability{cover(2)}},

		// Friends are targets like any other ship.
		{ID: "generalgrievouscommand",
			Summary: "At initiative 4 of the Engagement phase you may spend 1 energy to make a bonus attack with a hardpoint. You " +
				"may attack friendly ships. After you attack and destroy the defender, each friendly ship at range 0-2 of it may " +
				"perform a calculate action.",
			Mods: []Mod{Permits(game.OnSameSide)},
			Abilities: []Ability{openFire(4),
				{Name: "learn from it", When: AfterAttack, If: []Cond{AttackDestroyed},
					Do: []Op{JoinAll(Friend, Defender.At(0, 2)), EachPerforms(0, game.CalculateAction)}}}},

		{ID: "initforthemoney",
			Summary: "Squads of the Republic, the Rebels and the Resistance may include you as an " +
				"ally. After an allied limited ship is destroyed, gain 1 focus token and flip this " +
				"card. From then on, you treat allied ships as friendly.",
			Mods: []Mod{hired.OnSide(1)},
			Abilities: []Ability{{Name: "take sides", When: AfterDestroyed, Must: true,
				By: []Cond{Allied, Limited}, Do: []Op{Gain(Self, 1, FocusToken), FlipCard()}}}},

		{ID: "jandodonna",
			Summary: "Your focus and evade tokens may be spent by other friendly ships at range 0-3.",
			Mods:    []Mod{Lends(FocusToken|EvadeToken).For(OtherFriend, At(0, 3))}},

		// Victory tokens are the only tokens of missions.
		{ID: "hondoohnakacommand",
			Summary: "System phase: you may spend 1 charge to choose another friendly ship at range 0-1. You take 1 victory token from it, or give it 1 of yours.",
			Abilities: []Ability{{Name: "move the spoils", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge),
					Choose(OtherFriend, At(0, 1), Either(rules.HasVictory, func(x *game.Exec) bool { return x.Ship(x.Self()).Victory > 0 })),
					PickOne(Self,
						Alt("take a victory token", rules.MoveVictory(Chosen, Self)),
						Alt("give a victory token", rules.MoveVictory(Self, Chosen)))}}}},

		{ID: "jedicommander",
			Summary: "Leads a wing: its mates are 2-5 V-19 Torrents, or 2-5 V-wings. Flip this card as soon as you " +
				"are placed. From then on, for your wingmates your purple maneuvers are red. As the defender, " +
				"you may have up to 2 wingmates inside the attack arc suffer 1 damage each, hit or critical, to " +
				"cancel such a result.",
			Abilities: []Ability{leads, onBack(cover(2))}},

		{ID: "martuuk",
			Summary: "After placing forces, choose a friendly wing whose ships all have the calculate action: it is placed in " +
				"reserve. In an End phase, you may place it in its deployment area or beyond range 2 of enemy ships. Then you may " +
				"choose an enemy ship at range 0-1: each ship of that wing acquires a lock on it.",
			Abilities: []Ability{
				{Name: "hold a wing back", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(Friend, rules.LeadsWing(game.CalculateAction)), rules.HoldWing(Chosen)}},
				{Name: "bring up the wing", When: DuringEnd, Do: []Op{rules.BringWing(),
					May("lock an enemy", Choose(Enemy, At(0, 1)), rules.WingLocks(Chosen))}},
				{Name: "the wing comes by itself", When: DuringEnd, Must: true, Dead: true, If: []Cond{Not(Self.Is(InPlay))},
					Do: []Op{rules.BringWing()}},
			}},

		{ID: "phoenixsquadron",
			Summary: "Leads a wing: its mates are 2-5 A-wings, up to 1 attack shuttle and up to 1 Sheathipede. Flip this card " +
				"as soon as you are placed. From then on, at the start of the Planning phase a wingmate that is docked with you " +
				"may join the wing without a stress token. While you or a shuttle of the wing defends, you may have up to 2 " +
				"A-wings of it inside the attack arc suffer 1 damage each, hit or critical, to cancel such a result.",
			Abilities: []Ability{leads, onBack(coverFor([]Cond{Either(Same(Self), shuttleMate)}, 2, ShipType("rz1awing"))),
				{Name: "come out of the dock", When: StartOf(game.PlanningPhase), Side: 2, Do: []Op{rules.JoinFromDock()}}}},

		{ID: "raymusantilles",
			Summary: "After you are destroyed each friendly ship at range 0-1 gains 1 focus token, and you are removed " +
				"only at the end of the End phase.",
			Abilities: []Ability{{Name: "hold out", When: AfterDestroyed, Must: true,
				Do: []Op{EachShip([]Cond{Friend, At(0, 1)}, Gain(Chosen, 1, FocusToken)),
					rules.Linger(Self, game.InThisRound)}}}},

		{ID: "rifftamson",
			Summary: "At initiative 5 of the Engagement phase you may spend 1 energy to make a bonus attack with a hardpoint. " +
				"After an attack in which you dealt a faceup damage card, the defender gains 2 strain tokens.",
			Abilities: []Ability{openFire(5),
				{Name: "wear it down", When: AfterAttack, Must: true, If: []Cond{Happened(FaceupDealt)},
					Do: []Op{Gain(Defender, 2, StrainToken)}}}},

		{ID: "shadowwing",
			Summary: "Leads a wing: its mates are 2-5 ships of your own type. Flip this card as soon as you are " +
				"placed. From then on, your wingmates may barrel roll and boost, and split if they do. As the " +
				"defender, you may have up to 2 wingmates inside the attack arc suffer 1 damage each, hit or " +
				"critical, to cancel such a result.",
			Mods:      []Mod{Permits(game.InWing).For(rules.Wingmate).If(About(game.BarrelRollAction, game.BoostAction)).OnSide(2)},
			Abilities: []Ability{leads, onBack(cover(2))}},

		{ID: "skystrikeacademyclass",
			Summary: "Leads a wing: its mates are 2-5 TIE/ln fighters of lower initiative. Flip this card as soon as " +
				"you are placed. From then on, your barrel rolls and boosts split all wingmates. As the " +
				"defender, you may have up to 5 wingmates inside the attack arc suffer 1 damage each, hit or " +
				"critical, to cancel such a result.",
			Abilities: []Ability{leads, onBack(cover(5)),
				{Name: "break formation", When: AfterMove, Must: true, Side: 2, If: []Cond{About(game.BoostMove, game.RollMove)},
					Do: []Op{EachShip([]Cond{rules.Wingmate}, rules.SplitOff(Chosen))}}}},

		{ID: "stalwartcaptain",
			Summary: "After you are destroyed, you stay on the table; you leave it as the End phase ends.",
			Abilities: []Ability{{Name: "hold out", When: AfterDestroyed, Must: true,
				Do: []Op{rules.Linger(Self, game.InThisRound)}}}},

		newOrders("strategiccommander"),

		{ID: "veteranwingleader",
			Summary: "Leads a wing: its mates are 2-5 ships of your own type. As the defender, you may have up to 2 " +
				"wingmates inside the attack arc suffer 1 damage each, hit or critical, to cancel such a result.",
			Abilities: []Ability{cover(2)}},

		{ID: "zealouscaptain",
			Summary:   "At initiative 4 of the Engagement phase you may spend 1 energy to make a bonus attack with a hardpoint.",
			Abilities: []Ability{openFire(4)}},
	}
}

// openFire makes a bonus attack with a hardpoint at an initiative, for 1 energy in addition to what it costs
// (2e.huge.attacks.granted-bonus).
func openFire(initiative int) Ability {
	return Ability{Name: "open fire", When: AtInitiative(initiative),
		Do: []Op{rules.Attack(Self, rules.Bonus, rules.ForEnergy(1), rules.With(rules.InSlots("hardpoint")))}}
}

// newOrders is a command card that sets the dials of friendly ships that have revealed them.
func newOrders(id string) Def {
	return Def{ID: id,
		Summary: "After a friendly ship at range 0-4 reveals its dial, you may spend 1 charge to " +
			"set it to another maneuver of the same speed and difficulty.",
		Abilities: []Ability{{Name: "set the dial", When: AfterReveal, By: []Cond{Friend, At(0, 4)},
			Do: []Op{Spend(Self, 1, Charge), TurnDial(Active, alike, asPrinted)}}}}
}

// leads flips a card whose front says whom its ship leads.
var leads = Ability{Name: "lead a wing", When: AfterPlacing, Must: true, Side: 1, Do: []Op{FlipCard()}}

// cover lets up to n wingmates in the attack arc suffer what would strike the leader (2e.wing.covers-leader).
func cover(n int) Ability { return coverFor([]Cond{Same(Self)}, n) }

// coverFor is cover for defenders and by mates that meet conditions.
func coverFor(defenders []Cond, n int, mates ...Cond) Ability {
	return Ability{Name: "let wingmates take it", When: BeforeNeutralize, By: defenders, If: []Cond{Shows(AttackDice, Hit|Crit)},
		Do: []Op{ChooseUpTo(n, append(mates, rules.Wingmate, Attacker.In(OfAttack))...),
			EachShip([]Cond{InGroup}, SufferToCancel(Chosen, AttackDice, Hit|Crit))}}
}

// shuttleMate reports whether a ship is a shuttle in the wing of Self.
func shuttleMate(x *game.Exec) bool {
	return rules.Wingmate(x) && Either(ShipType("attackshuttle"), ShipType("sheathipedeclassshuttle"))(x)
}

// onBack makes an ability one of the back of its card.
func onBack(a Ability) Ability {
	a.Side = 2
	return a
}

// provident are the ships that Azmorigan can have keep tokens.
var provident = []Cond{Friend, At(0, 1), Has(CalculateToken | EvadeToken)}

// alike reports whether a maneuver has the speed and the difficulty of the one shown.
func alike(_ *game.Exec, shown, to game.Maneuver) bool {
	return to.Speed == shown.Speed && to.Difficulty == shown.Difficulty
}

// cutDeeper makes the defender suffer 1 damage for each result that is left after the first. Hits come first, as
// where damage is dealt (2e.damage.hits-before-crits).
var cutDeeper = RunIf("suffer more damage",
	Compare(Results(AttackDice, Hit|Crit), AtLeast, 2),
	func(x *game.Exec) {
		hits, crits := Results(AttackDice, Hit)(x), Results(AttackDice, Crit)(x)
		if hits > 0 {
			hits--
		} else {
			crits--
		}
		SufferOf(x, Defender(x), x.Self(), hits, crits)
	})

// hired makes a ship an ally of those of other factions in its squad (2e.component.allied).
var hired = Forbids(BeingFriendly).If(Other.Is(Not(sameFaction)))

// recoverEverywhere recovers 1 charge of Self's ship card and of each of its upgrades.
var recoverEverywhere = RunIf("recover charges",
	func(x *game.Exec) bool {
		for range rechargeable(x) {
			return true
		}
		return false
	},
	func(x *game.Exec) {
		for id := range rechargeable(x) {
			RecoverChargesOf(x, id, 1, "2e.charge.recover")
		}
	})

// rechargeable runs over the cards of Self of which a charge can be recovered.
func rechargeable(x *game.Exec) iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for i := range x.G.Cards {
			id, c := game.CardID(i), &x.G.Cards[i]
			mine := c.IsUpgrade() && !x.S.Charges[i].Away() || id == x.Info(x.Self()).Pilots
			if c.Ship == x.Self() && mine && CanRecover(x, id) && !yield(id) {
				return
			}
		}
	}
}

// sameFaction reports whether the card of a ship shows the faction that Self's does.
func sameFaction(x *game.Exec) bool { return x.Info(x.Subject()).Faction == x.Info(x.Self()).Faction }
