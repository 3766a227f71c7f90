package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// modify returns an ability of a ship card with which its ship modifies dice of its attack.
func modify(name string, ops ...card.Op) card.Ability {
	return card.Ability{Name: name, When: card.ModifyAttack, Do: ops}
}

// confuse returns an ability of a ship card with which a defender spoils a hit.
func confuse() card.Ability {
	return card.Ability{Name: "confuse", When: card.ModifyAttack,
		Against: []card.Cond{card.Same(card.Self)},
		Do:      []card.Op{card.Change(card.AttackDice, 1, card.Hit, card.Blank)}}
}

func TestDice_NoUpperCap(t *testing.T) {
	// 2e.attack.dice.no-upper-cap: three dice of the weapon and eight more are eleven.
	// 2e.attack.dice.more-than-available: none of them counts as rerolled, the lock may reroll all.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "more", When: card.BeforeRoll(card.AttackDice), Must: true,
		Do: []card.Op{card.AddDice(card.AttackDice, 8)},
	}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(wedge, foe)
	s.Attack(wedge, foe)
	wantRoll(s, 11)
	s.Use(wedge, "lock")
	s.Number(11)
	wantRoll(s, 11)
	wantRoll(s, 3)
	s.Done()
}

func TestDice_NobodyChoosesToRollFewer(t *testing.T) {
	// 2e.attack.dice.cannot-roll-fewer-by-choice: the dice are asked of chance, and two are refused.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	s.Attack(ship, s.Theirs("academypilot", scene.At(400, 500, 0)))
	s.Is(s.Exec().Waiting(s.State()) == game.Only(game.Chance), "only chance asked")
	for n, want := range map[uint8]bool{2: false, 3: true} {
		c := game.Opt(game.RollVerb)
		c.Dice[game.Hit] = n
		s.Is(s.Exec().Valid(s.State(), game.Chance, c) == want, "%d dice: %v", n, want)
	}
	wantRoll(s, 3)
	wantRoll(s, 3)
	s.Done()
}

func TestDice_AgilityZero(t *testing.T) {
	for _, c := range []struct {
		y    float64 // of the target, whose base is 80 mm long
		rock bool
		dice int
	}{{500, false, 0}, {610, false, 1}, {500, true, 1}} {
		// 2e.attack.step3.agility-zero-can-gain: by range 3, or by an obstacle.
		s := scene.Second(t)
		if c.rock {
			s.Obstacle(asteroid, scene.At(400, 390, 0))
		}
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 20))
		s.Attack(ship, s.Theirs("patrolleader", scene.At(400, c.y, 0)))
		wantRoll(s, 3)
		if c.dice > 0 {
			wantRoll(s, c.dice)
		}
		s.Done()
	}
}

func TestStrain_IsUsedUpByNoDice(t *testing.T) {
	// 2e.token.strain.zero-dice
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	foe := s.Theirs("patrolleader", scene.At(400, 500, 0), scene.Tokens(game.StrainToken, 2))
	s.Attack(ship, foe)
	wantRoll(s, 3)
	s.WantTokens(foe, game.StrainToken, 1)
	s.Done()
}

func TestModify_TheOtherSideFirst(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		// 2e.attack.modify-attack-dice.defender-first: no matter who is the first player.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{confuse()}})
		s.First(first)
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Tokens(game.FocusToken, 1))
		wedge := s.Theirs("wedgeantilles", scene.At(400, 500, 0))
		s.Attack(ship, wedge)
		s.Dice("hit", "hit", "focus")
		s.NotOffered(ship, "focus")
		s.Use(wedge, "confuse")
		s.WantAttackDice("hit", "blank", "focus")
		s.Use(ship, "focus")
		s.NotOffered(wedge, "confuse")
		s.Dice("evade", "evade")
		s.Done()
	}
}

func TestModify_DefenseDiceTheAttackerFirst(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		// 2e.attack.modify-defense-dice.attacker-first: no matter who is the first player.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
			Name: "confuse", When: card.ModifyDefense, Against: []card.Cond{card.Same(card.Self)},
			Do: []card.Op{card.Change(card.DefenseDice, 1, card.Evade, card.Focus)},
		}}})
		s.First(first)
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0), scene.Tokens(game.FocusToken, 1))
		s.Attack(wedge, foe)
		s.Dice("hit", "hit", "blank")
		s.Dice("evade", "focus", "blank")
		s.NotOffered(foe, "focus")
		s.Use(wedge, "confuse")
		s.Use(foe, "focus")
		s.WantDamage(foe, 0)
		s.Done()
	}
}

func TestModify_InAnyOrder(t *testing.T) {
	lock := func(s *scene.Scene, ship *scene.Ship, again string) {
		s.Use(ship, "lock")
		s.Number(1)
		s.Number(0) // of the results that are focuses or hits now
		s.Dice(again)
	}
	t.Run("reroll first", func(t *testing.T) {
		// 2e.attack.modify-attack-dice.any-order-within-player
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Tokens(game.FocusToken, 1))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0))
		s.Lock(ship, foe)
		s.Attack(ship, foe)
		s.Dice("blank", "focus", "focus")
		lock(s, ship, "focus")
		s.Use(ship, "focus")
		s.Dice("evade", "evade", "evade")
		s.Done()
	})
	t.Run("focus first", func(t *testing.T) {
		// 2e.attack.modify-attack-dice.any-order-within-player
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Tokens(game.FocusToken, 1))
		foe := s.Theirs("academypilot", scene.At(400, 500, 0))
		s.Lock(ship, foe)
		s.Attack(ship, foe)
		s.Dice("blank", "focus", "focus")
		s.Use(ship, "focus")
		lock(s, ship, "focus")
		s.NotOffered(ship, "focus") // the one token is spent
		s.Dice("evade", "evade", "evade")
		s.Done()
	})
}

func TestModify_UsesNoQueue(t *testing.T) {
	// 2e.attack.modify-attack-dice.any-order-within-player: there was no focus result when the step
	// began, and in the ability queue the token could not be spent any more.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Tokens(game.FocusToken, 1))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(ship, foe)
	s.Attack(ship, foe)
	s.Dice(blanks(3)...)
	s.NotOffered(ship, "focus")
	s.Use(ship, "lock")
	s.Number(3)
	s.Dice("focus", "blank", "blank")
	s.Use(ship, "focus")
	s.WantAttackDice("hit", "blank", "blank")
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestModify_PassingClosesTheHalf(t *testing.T) {
	for _, passes := range []bool{true, false} {
		// 2e.attack.modify-attack-dice.pass-closes: the attacker's reroll shows a second hit, but the
		// defender's half is over, whether there was something left to use in it or not.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{confuse()}})
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
		wedge := s.Theirs("wedgeantilles", scene.At(400, 500, 0))
		s.Lock(ship, wedge)
		s.Attack(ship, wedge)
		if passes {
			s.Dice("hit", "blank", "blank")
			s.Pass()
			s.Use(ship, "lock")
			s.Number(2)
			s.Number(0)
		} else {
			s.Dice("blank", "blank", "blank")
			s.Use(ship, "lock")
			s.Number(2)
		}
		s.Never(wedge, "confuse")
		s.Dice("hit", "blank")
		s.Dice("evade", "evade")
		s.Done()
	}
}

func TestModify_WhatItIs(t *testing.T) {
	modifying := []card.Ability{
		modify("add", card.AddResult(card.AttackDice, card.Focus)),
		modify("change", card.Change(card.AttackDice, 1, card.Blank, card.Hit)),
		modify("reroll", card.Reroll(card.AttackDice, 1, card.Blank)),
		modify("spend", card.SpendResult(card.AttackDice, card.Blank), gain(game.EvadeToken)),
	}
	for _, fixed := range []bool{false, true} {
		for _, a := range modifying {
			// 2e.attack.modify.kinds: where dice cannot be modified, none of the four is possible.
			fix := card.Ability{Name: "fix", When: card.AfterDefender, Must: true,
				Against: []card.Cond{card.Same(card.Self)}, Do: []card.Op{
					card.Lasting(card.ThisAttack, card.Self,
						card.Forbids(card.ModifyingDice).For(card.Anyone).If(card.About(card.AttackDice)))}}
			foes := card.Def{ID: "lukeskywalker"}
			if fixed {
				foes.Abilities = []card.Ability{fix}
			}
			s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{a}}, foes)
			wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
			luke := s.Theirs("lukeskywalker", scene.At(400, 500, 0))
			if fixed {
				s.Never(wedge, a.Name)
			}
			s.Attack(wedge, luke)
			s.Dice("hit", "blank", "blank")
			if !fixed {
				s.Offered(wedge, a.Name)
				s.Pass()
			}
			s.Dice("evade", "evade")
			s.Done()
		}
	}
}

func TestModify_WhatItIsNot(t *testing.T) {
	for _, fixed := range []bool{false, true} {
		// 2e.attack.modify.not-modifying: also where the attack dice cannot be modified one more is
		// rolled, and a result is canceled.
		mods := []card.Mod{}
		if fixed {
			mods = append(mods,
				card.Forbids(card.ModifyingDice).For(card.Anyone).If(card.About(card.AttackDice)))
		}
		s := lab(t, card.Def{ID: "wedgeantilles", Mods: mods, Abilities: []card.Ability{
			{Name: "more", When: card.BeforeRoll(card.AttackDice), Must: true,
				Do: []card.Op{card.AddDice(card.AttackDice, 1)}},
			modify("cancel", card.CancelResult(card.AttackDice, card.Blank)),
		}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		s.Attack(wedge, s.Theirs("academypilot", scene.At(400, 500, 0)))
		s.Dice("blank", "hit", "hit", "hit")
		s.Use(wedge, "cancel")
		s.Face("blank")
		s.WantAttackDice("hit", "hit", "hit")
		s.Dice("evade", "evade", "evade")
		s.Done()
	}
}

func TestModify_OnlyToResultsOfTheDie(t *testing.T) {
	for _, to := range []game.Face{game.Crit, game.Evade} {
		// 2e.attack.modify.impossible-change: no attack die shows an evade.
		s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
			modify("change", card.Change(card.AttackDice, 1, card.Blank, card.FaceOf(to)))}})
		wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
		if to == game.Evade {
			s.Never(wedge, "change")
		}
		s.Attack(wedge, s.Theirs("academypilot", scene.At(400, 500, 0)))
		s.Dice(blanks(3)...)
		if to == game.Crit {
			s.Use(wedge, "change")
			s.WantAttackDice("crit", "blank", "blank")
		}
		s.Dice("evade", "evade", "evade")
		s.Done()
	}
}

func TestModify_AnAddedDieIsLikeARolledOne(t *testing.T) {
	// 2e.attack.modify.added-die-is-normal: the focus that was added is rerolled by the lock.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{
		modify("add", card.AddResult(card.AttackDice, card.Focus))}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(wedge, foe)
	s.Attack(wedge, foe)
	s.Dice(blanks(3)...)
	s.Use(wedge, "add")
	s.Use(wedge, "lock")
	s.Number(0) // no blank
	s.Number(1) // the focus
	s.Dice("hit")
	s.Dice(blanks(3)...)
	s.WantDamage(foe, 1)
	s.Done()
}

func TestModify_WhileOneAttacksOrDefends(t *testing.T) {
	// 2e.attack.treat-as-timing: "while you defend" is when dice are counted for a number of dice,
	// and when they are modified for a change.
	// 2e.timing.while
	s := lab(t, card.Def{ID: "wedgeantilles",
		Mods: []card.Mod{card.Add(card.DefenseDiceOf, 1)},
		Abilities: []card.Ability{{
			Name: "dodge", When: card.ModifyDefense,
			Do: []card.Op{card.Change(card.DefenseDice, 1, card.Focus, card.Evade)},
		}}})
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	wedge := s.Theirs("wedgeantilles", scene.At(400, 500, 0))
	s.Attack(ship, wedge)
	s.NotOffered(wedge, "dodge")
	s.Dice("hit", "blank", "blank")
	s.NotOffered(wedge, "dodge")
	s.Dice("focus", "blank", "blank")
	s.Use(wedge, "dodge")
	s.WantShields(wedge, 2)
	s.Done()
}

func TestLock_RerollsAtLeastOneDie(t *testing.T) {
	// 2e.token.lock.spend-at-least-one: of two blanks and a hit none is refused only until one is
	// picked; the dice picked are rolled together.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	s.Lock(ship, foe)
	s.Attack(ship, foe)
	s.Dice("blank", "blank", "hit")
	s.Use(ship, "lock")
	s.Number(0) // blanks
	s.Refused(func() { s.Number(0) })
	s.Number(1) // hits
	s.WantLock(ship, foe, false)
	s.Dice("crit")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestLock_SpentByItsOwnerOnItsTarget(t *testing.T) {
	// 2e.token.lock.spend: a lock on another ship, or another ship's lock, does not help.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	friend := s.Mine("bluesquadronescort", scene.At(500, 300, 0))
	foe := s.Theirs("academypilot", scene.At(400, 500, 0))
	other := s.Theirs("academypilot", scene.At(500, 500, 0))
	s.Lock(ship, other)
	s.Lock(friend, foe)
	s.Never(ship, "spend lock")
	s.Attack(ship, foe)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
}

func TestNeutralize_PairsLeave(t *testing.T) {
	// 2e.attack.neutralize.pairs-removed: an evade that cancels nothing stays.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "look", When: card.AfterNeutralize,
		Do: []card.Op{gain(game.EvadeToken)},
	}}})
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0))
	wedge := s.Theirs("wedgeantilles", scene.At(400, 500, 0), scene.Tokens(game.CloakToken, 1))
	s.Attack(ship, wedge)
	s.Dice("hit", "focus", "blank")
	s.Dice("evade", "evade", "focus", "blank")
	s.Offered(wedge, "look")
	s.WantAttackDice("focus", "blank")
	s.WantDefenseDice("evade", "focus", "blank")
	s.Pass()
	s.Done()
}
