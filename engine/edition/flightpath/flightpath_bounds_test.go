package flightpath_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// gaiaHits has Gaia hit a unit; a section leader is beside him.
func gaiaHits(t *testing.T) (s *scene.Scene, gaia, friend, foe *scene.Ship) {
	s = lab(t)
	zaku := scene.With("ms-05s-zaku-i-commander.mg")
	gaia = s.Mine("gaia-zaku-i-commander", zaku, scene.At(457, 300, 0))
	friend = s.Mine("loum-section-leader", zaku, scene.At(380, 300, 0))
	foe = s.Theirs("gm-cadet", scene.With("rgm-79-gm.bsg"), scene.At(457, 500, 180), scene.Tokens(game.DisarmToken, 1))
	shoots(s, gaia, foe, "hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
	return s, gaia, friend, foe
}

// shoots has a unit attack with its Zaku machine gun, up to its attack dice.
func shoots(s *scene.Scene, unit, foe *scene.Ship, faces ...string) {
	s.AttackWith(unit, "zaku-machine-gun", foe)
	s.Dice(faces...)
}

// One die is rerolled, by the next friendly unit, although Gaia is gone by then.
func TestGaia_OneDieOfTheNextFriend(t *testing.T) {
	for _, gone := range []bool{false, true} {
		s, gaia, friend, foe := gaiaHits(t)
		if gone {
			s.Lose(gaia)
		}
		shoots(s, friend, foe, "blank", "blank", "blank")
		s.Use(gaia, "follow up")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("hit")
		s.Dice("blank", "blank")
		s.Done()
		// That was the next attack: it closes the way, also if Gaia is gone.
		s.Shields(foe, 1)
		shoots(s, friend, foe, "blank", "blank", "blank")
		s.NotOffered(gaia, "follow up")
		s.Dice("blank", "blank")
		s.Done()
	}
}

// A hit of another unit closes the way, too; it opens none.
func TestGaia_AHitOfAFriendClosesTheWay(t *testing.T) {
	s, gaia, friend, foe := gaiaHits(t)
	shoots(s, friend, foe, "hit", "blank", "blank")
	s.Pass()
	s.Dice("evade", "blank")
	s.Done()
	s.Shields(foe, 1)
	shoots(s, gaia, foe, "blank", "blank", "blank")
	s.NotOffered(gaia, "follow up")
	s.Dice("blank", "blank")
	s.Done()
}

// A second hit of his own leaves the way open.
func TestGaia_HitsTwice(t *testing.T) {
	s, gaia, friend, foe := gaiaHits(t)
	s.Shields(foe, 2)
	shoots(s, gaia, foe, "hit", "blank", "blank")
	s.Pass() // he rerolls nothing
	s.Dice("blank", "blank")
	s.Done()
	shoots(s, friend, foe, "blank", "blank", "blank")
	s.Offered(gaia, "follow up")
	s.Pass()
	s.Dice("blank", "blank")
	s.Done()
}

// Hugues Courand guards or rotates, for a charge and nothing else, after an attack that cost him nothing.
func TestHuguesCourand_WhatHeMayDo(t *testing.T) {
	for name, c := range map[string]struct {
		tokens  scene.Option
		damaged bool
		may     bool
	}{
		"a miss":               {scene.Tokens(game.FocusToken, 0), false, true},
		"no action to perform": {scene.Tokens(game.StressToken, 1), false, false},
		"a hit":                {scene.Tokens(game.FocusToken, 0), true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := lab(t)
			foe := s.Mine("zaku-recruit", scene.With("ms-06f-zaku-ii.asr"), scene.At(457, 300, 0))
			unit := s.Theirs("hugues-courand-gm-command", scene.With("rgm-79gs-gm-command.mg"), scene.At(457, 490, 180), c.tokens)
			s.AttackWith(foe, "anti-ship-rifle", unit)
			if c.damaged {
				s.Dice("hit", "blank", "blank")
			} else {
				s.Dice("blank", "blank", "blank")
			}
			s.Dice("blank", "blank", "blank")
			if !c.may {
				s.NotOffered(unit, "recover")
				rest(s)
				s.Done()
				return
			}
			s.Use(unit, "recover")
			s.Use(unit, "rotate")
			s.ChooseNamed("90° left")
			s.WantPose(unit, 457, 490, 90)
			s.WantTokens(unit, game.StressToken, 0) // it is white
			s.WantCharges(unit, "hugues-courand-gm-command", 0)
			s.Done()
		})
	}
}

// At attack range 0, in melee, armor spall costs the die, too.
func TestArmorSpall_AtRange0(t *testing.T) {
	dice := map[bool]uint8{}
	for _, spalled := range []bool{false, true} {
		s := lab(t)
		unit := cadet(s, scene.At(457, 300, 0))
		foe := recruit(s, scene.At(457, 340, 180))
		if spalled {
			s.Crit(foe, "Armor Spall")
		}
		s.AttackWith(unit, "beam-saber", foe)
		s.Pass() // no counterattack
		s.WantRange(unit, foe, 0)
		s.Dice(blanks(int(s.Rolling().N))...)
		dice[spalled] = s.Rolling().N
		s.Dice(blanks(int(s.Rolling().N))...)
		rest(s)
		s.Done()
	}
	if dice[true]+1 != dice[false] {
		t.Errorf("%d defense dice, without the card %d", dice[true], dice[false])
	}
}

// A torn shield mount takes the last shield and the guard with it, or strains a unit without shields; then the card
// lies facedown (msg.token.guard.lost-with-shields).
func TestShieldMountTorn_ShieldOrStrain(t *testing.T) {
	for _, c := range []struct{ shields, left, guard, strain int }{{2, 1, 1, 0}, {1, 0, 0, 0}, {0, 0, 0, 1}} {
		deal := card.Run("deal it", func(x *game.Exec) {
			title := slices.IndexFunc(x.G.Dealt, func(d *game.Code) bool { return d.Name == "Shield Mount Torn" })
			rules.DealFaceup(x, x.Self(), game.NoSection, uint8(title), false)
		})
		s := lab(t, card.Def{ID: "hugues-courand-gm-command", Abilities: []card.Ability{{
			Name: "tear it off", When: card.AfterManeuver, Do: []card.Op{deal}}}})
		unit := s.Mine("hugues-courand-gm-command", scene.With("rgm-79gs-gm-command.mg"), scene.At(457, 300, 0))
		s.Charges(unit, "command-shield", c.shields)
		if c.shields > 0 {
			s.Tokens(unit, game.GuardToken, 1)
		}
		s.Activate(unit, "2 straight")
		s.Use(unit, "tear it off")
		s.WantCharges(unit, "command-shield", c.left)
		s.WantTokens(unit, game.GuardToken, c.guard)
		s.WantTokens(unit, game.StrainToken, c.strain)
		s.WantFacedown(unit, 1)
		s.WantCrit(unit, "Shield Mount Torn", 0)
		rest(s)
		s.Done()
	}
}

// Chap Adel hands on what he hit, to a friend at range 1-2 of him and to no enemy.
func TestChapAdel_WhoMayLock(t *testing.T) {
	s := lab(t)
	adel := s.Mine("chap-adel-gm-cannon", scene.With("rgc-80-gm-cannon.bsg"), scene.At(457, 300, 0))
	near, two, three := cadet(s, scene.At(550, 300, 0)), cadet(s, scene.At(230, 300, 0)), cadet(s, scene.At(160, 360, 0))
	foe, other := recruit(s, scene.At(457, 500, 180)), recruit(s, scene.At(600, 400, 180))
	s.AttackWith(adel, "beam-spray-gun", foe)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(adel, "hand the target on")
	s.Refused(func() { s.Pick(other) })
	s.Refused(func() { s.Pick(three) })
	s.Pick(two)
	s.WantLock(two, foe, true)
	s.WantLock(near, foe, false)
	s.WantLock(adel, foe, false)
	s.Done()
}

// Johnny Ridden rerolls against a unit that is wholly in front of him, with its edge on his midline at least, and not
// against one at his flank (msg.arc.in-front, msg.arc.flanking).
func TestJohnnyRidden_InFrontOfHim(t *testing.T) {
	for y, offered := range map[float64]bool{320: true, 319.9: false} {
		s := lab(t)
		johnny := s.Mine("johnny-ridden-zaku", scene.With("ms-06s-zaku-ii-commander.mg"), scene.At(457, 140, 0))
		foe := s.Theirs("gm-cadet", scene.With("rgm-79-gm.bsg"), scene.At(532, y, 180))
		s.Activate(johnny, "3 straight")
		s.Pass() // the action
		s.AttackWith(johnny, "heat-hawk", foe)
		s.Pass() // no counterattack
		s.Dice(blanks(int(s.Rolling().N))...)
		if offered {
			s.Offered(johnny, "reroll")
			s.Pass()
		} else {
			s.NotOffered(johnny, "reroll")
		}
		s.Dice(blanks(int(s.Rolling().N))...)
		rest(s)
		s.Done()
	}
}

// Lydo Wolf aims after a maneuver of speed 2, and not after one of speed 3.
func TestLydoWolf_AfterManeuvers(t *testing.T) {
	for maneuver, offered := range map[string]bool{"2 straight": true, "3 straight": false} {
		s := lab(t)
		lydo := s.Mine("lydo-wolf-gm-cannon", scene.With("rgc-80-gm-cannon.bsg"), scene.At(457, 100, 0))
		foe := recruit(s, scene.At(457, 610, 180))
		s.Activate(lydo, maneuver)
		s.Pass() // the action
		s.AttackWith(lydo, "cannon-240mm", foe)
		s.WantRange(lydo, foe, 4)
		s.Dice(blanks(4)...)
		if offered {
			s.Offered(lydo, "modify the attack")
			s.Pass()
		} else {
			s.NotOffered(lydo, "modify the attack")
		}
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

// The additional die of a 100 mm machine gun is for its own attacks: a head vulcan rolls its 1 die.
func TestMachineGun_ForItselfAlone(t *testing.T) {
	s := lab(t)
	unit := s.Mine("gm-cadet", scene.With("rgm-79-gm.mg"), scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 440, 180))
	for weapon, dice := range map[string]int{"machine-gun-100mm": 3, "head-vulcan": 1} {
		s.AttackWith(unit, weapon, foe)
		s.WantRange(unit, foe, 1)
		s.Is(int(s.Rolling().N) == dice, "%s: %d dice", weapon, s.Rolling().N)
		s.Dice(blanks(dice)...)
		s.Dice(blanks(int(s.Rolling().N))...)
		rest(s)
		s.Done()
	}
}

// Chaff reaches enemies at range 1 in the front arc: none at range 0, and none at range 2.
func TestChaffGrenade_AtRange1(t *testing.T) {
	s := lab(t)
	unit := s.Mine("recon-scout", scene.With("ms-06r-zaku-ii-recon.mg"), scene.At(457, 300, 0))
	foe := func(x, y float64) *scene.Ship {
		return s.Theirs("gm-cadet", scene.With("rgm-79-gm.bsg"), scene.At(x, y, 180))
	}
	against, near, far := foe(457, 340), foe(540, 420), foe(400, 470)
	s.Perform(unit, 0, game.CardAction)
	s.Use(unit, "throw chaff")
	s.WantRange(unit, against, 0)
	s.WantTokens(against, game.JamToken, 0)
	s.WantTokens(near, game.JamToken, 1)
	s.WantTokens(far, game.JamToken, 0)
	s.Done()
}

// Agar rearms what he has reloaded after the reload, and not after another action.
func TestAgar_AfterTheReloadAlone(t *testing.T) {
	var agar *scene.Ship
	him := func(*game.Exec) game.ShipID { return agar.ID() }
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
		revealing("order", card.Perform(him, 0, game.FocusAction))}})
	agar = s.Mine("agar-guncannon", scene.With("rx-77d-guncannon-mpt.can"), scene.At(457, 300, 0))
	friend := cadet(s, scene.At(700, 300, 0))
	s.Charges(agar, "twin-cannon-240mm", 1)
	s.Activate(agar, "1 straight")
	s.Use(agar, "reload")
	s.ChooseNamed("Telescopic Twin 240 mm Cannon")
	s.Offered(agar, "rearm")
	s.Pass()
	s.Done()
	s.Activate(friend, "1 straight")
	s.Use(friend, "order")
	s.Use(agar, "focus")
	s.WantTokens(agar, game.FocusToken, 1)
	s.NotOffered(agar, "rearm")
	rest(s)
	s.WantCharges(agar, "twin-cannon-240mm", 3)
	s.Done()
}
