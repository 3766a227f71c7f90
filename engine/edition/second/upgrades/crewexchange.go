package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// crewOfExchanges are crew that give and take, with others or with the dice.
func crewOfExchanges() []Def {
	const tokens = GreenTokens | OrangeTokens | BlueTokens | RedTokens | Lacking
	return []Def{
		{ID: "amilynholdo",
			Summary: "Before you engage, you may trade with another friendly ship at range 1-2: hand " +
				"it 1 token of a type it lacks, and receive from it 1 token of a type you lack. Each " +
				"transfer is optional.",
			Abilities: []Ability{{Name: "exchange tokens", When: BeforeEngage, Do: []Op{
				Choose(OtherFriend, At(1, 2), exchanges(tokens)),
				May("give a token", Transfer(Self, Chosen, 1, tokens)),
				May("take a token", Transfer(Chosen, Self, 1, tokens))}}}},

		{ID: "cassianandor",
			Summary: "In the System phase you may guess the maneuver on the dial of an enemy ship at " +
				"range 1-2 and look at it. If bearing and speed are right, you may set your own dial " +
				"again.",
			Abilities: []Ability{{Name: "guess a dial", When: SystemStep, Do: []Op{
				Choose(Enemy, At(1, 2)), rules.GuessDial(Chosen, rules.SetDialAnew(Self))}}}},

		{ID: "countdooku",
			Summary: "With all Force active, before a ship at range 0-2 rolls dice, you may spend 1 Force to name a " +
				"result. If the roll does not show it, that ship must change 1 die to it.",
			Abilities: []Ability{
				nameResult(BeforeAttackRoll, Anyone, attackFaces), nameResult(BeforeDefenseRoll, Anyone, defenseFaces),
				nameResult(BeforeRoll, rollsAttackDice, attackFaces),
				nameResult(BeforeRoll, Not(rollsAttackDice), defenseFaces),
				{Name: "as was named", When: AfterRoll, Must: true, By: []Cond{Marked},
					Do: []Op{Provided(Anyone, TurnInto(MarkNote)), Unmark(Active)}},
			}},

		{ID: "ghostcompany",
			Summary: "After a primary attack, with a focus token, you may make a bonus attack from a turret " +
				"arc on a ship that you have not attacked this round.",
			Abilities: []Ability{turretToo}},

		{ID: "hondoohnaka",
			Summary: "Action: choose 2 ships at range 1-3 that are friendly to each other. Coordinate one of " +
				"them, then jam the other.",
			Actions: []Ability{{Name: "do both a favor", Do: []Op{
				Choose(At(1, 3), withPartner), Mark(ThisPhase, Chosen),
				Run("coordinate it", func(x *game.Exec) {
					OfferActions(x, x.Chosen(), SetOf(), 0, game.NoAction)
				}),
				Choose(At(1, 3), Not(Marked), besideMarked), Gain(Chosen, 1, JamToken)}}}},

		{ID: "landocalrissian-crew",
			Summary:   "You may spend 1 green token to reroll up to 2 dice after you roll them.",
			Abilities: []Ability{rerollsTwo(AttackDice), rerollsTwo(DefenseDice), rerollsTwo(RolledDice)}},

		// What follows from her own lock she does not answer again: docs/rulings.md.
		{ID: "ursawren",
			Summary: "You may maintain 2 locks. After an enemy ship locks a friendly ship at range " +
				"0-3, you may acquire a lock on an enemy ship.",
			Mods: []Mod{Set(LocksKept, 2)},
			Abilities: []Ability{{Name: "lock an enemy", When: AfterLock, By: []Cond{Enemy},
				Against: []Cond{Friend, At(0, 3)}, If: []Cond{Not(consequence)},
				Do: []Op{rules.LockObject(Self, rules.AShip, rules.EnemyObject)}}}},
	}
}

// turretToo is the bonus attack of Bistan and the Ghost Company.
var turretToo = Ability{Name: "attack from the turret", When: AftermathBonus,
	If: []Cond{PrimaryAttack, Has(FocusToken)},
	Do: []Op{rules.Attack(Self, rules.Bonus, rules.FromTurret,
		rules.Against(Enemy, Not(AttackedBy(Same(Self)))))}}

// exchanges reports whether Self and a ship could transfer a token to one another.
func exchanges(k Kinds) Cond {
	gives, takes := Self.Is(Transferable(Chosen, k)), Chosen.Is(Transferable(Self, k))
	return Either(gives, takes)
}

// withPartner reports whether there is another ship at range 1-3 of Self that is friendly to a ship.
func withPartner(x *game.Exec) bool {
	for id := range x.EachShip() {
		if id != x.Subject() && id != x.Self() && AreFriendly(x, id, x.Subject()) && x.About(id, At(1, 3)) {
			return true
		}
	}
	return false
}

// besideMarked reports whether a ship is friendly to the ship marked by this card, if one is.
func besideMarked(x *game.Exec) bool {
	for id := range x.EachShip() {
		if x.About(id, Marked) {
			return AreFriendly(x, id, x.Subject())
		}
	}
	return true
}

// rerollsTwo lets Self spend a green token to reroll up to 2 of its dice that have just been rolled.
func rerollsTwo(pool Pool) Ability {
	return Ability{Name: "reroll", When: AfterRoll, If: []Cond{About(pool)},
		Do: []Op{Spend(Self, 1, GreenTokens), Reroll(pool, 2)}}
}

// The results that can be named of attack and of defense dice.
var (
	attackFaces  = []game.Face{game.Blank, game.Focus, game.Hit, game.Crit}
	defenseFaces = []game.Face{game.Blank, game.Focus, game.Evade}
)

// nameResult names a result of dice that a ship at range 0-2 is about to roll.
func nameResult(when game.Window, of Cond, faces []game.Face) Ability {
	until := game.Until(ThisAttack)
	if when == BeforeRoll {
		until = ThisPhase
	}
	var named []Alternative
	for _, f := range faces {
		named = append(named, Alt(f.String(), Mark(until, Active, func(*game.Exec) int { return int(f) })))
	}
	return Ability{Name: "name a result", When: when, By: []Cond{At(0, 2)}, If: []Cond{allForce, of},
		Do: []Op{Spend(Self, 1, Force), PickOne(Self, named...)}}
}

// rollsAttackDice reports whether the dice about to be rolled outside of an attack are attack dice.
var rollsAttackDice = OutsideColor(game.AttackDice)

// allForce reports whether all Force of a ship is active.
func allForce(x *game.Exec) bool {
	return int(x.Ship(x.Subject()).Force) == int(x.Info(x.Subject()).Force)
}

// consequence reports whether what the window tells of follows from the use of this very card, which then
// does not answer it again: two cards that answer one another come to an end.
func consequence(x *game.Exec) bool { return x.Answering() }
