package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// A unit gains as many as it is given, of that kind alone: the supply does not run out.
//
// msg.token.gain
func TestToken_AsManyAsGained(t *testing.T) {
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
		revealing("many", card.Gain(card.Self, 40, card.EvadeToken)),
		revealing("one", gain(game.StrainToken))}})
	unit := cadet(s, scene.At(457, 300, 0), scene.Tokens(game.FocusToken, 1))
	other := cadet(s, scene.At(600, 300, 0))
	s.Activate(unit, "3 straight")
	s.Use(unit, "many")
	s.Use(unit, "one")
	s.WantEvent(game.TokenGained, "msg.token.gain")
	s.WantTokens(unit, game.EvadeToken, 40)
	s.WantTokens(unit, game.StrainToken, 1)
	s.WantTokens(unit, game.FocusToken, 1)
	s.WantTokens(other, game.EvadeToken, 0)
	rest(s)
	s.Done()
}

// What is transferred the one loses and the other gains, with all that answers a gain; what is not
// there is not transferred.
//
// msg.token.transfer
func TestToken_Transferred(t *testing.T) {
	for _, has := range []int{0, 2} {
		var friend *scene.Ship
		to := func(*game.Exec) game.ShipID { return friend.ID() }
		s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
			revealing("pass it on", card.Transfer(card.Self, to, 1, card.FocusToken)),
			{Name: "thanks", When: card.AfterGain, If: []card.Cond{card.About(card.FocusToken)},
				Do: []card.Op{gain(game.EvadeToken)}}}})
		unit := cadet(s, scene.At(457, 300, 0), scene.Tokens(game.FocusToken, has))
		friend = cadet(s, scene.At(600, 300, 0), scene.Tokens(game.FocusToken, 1))
		s.Activate(unit, "3 straight")
		if has > 0 {
			s.Use(unit, "pass it on")
			s.Use(friend, "thanks")
			s.WantEvent(game.TokenLost, "msg.token.transfer")
			s.WantTokens(unit, game.FocusToken, 1)
			s.WantTokens(friend, game.FocusToken, 2)
		}
		s.NotOffered(unit, "pass it on")
		rest(s)
		s.Done()
	}
}

// A disarmed unit attacks with nothing, a disarmed weapon not at all; in the next round both do.
//
// msg.token.disarm.end
func TestDisarm_EndsWithTheRound(t *testing.T) {
	s := lab(t)
	gunner := s.Mine("scarlet-team-gunner", scene.At(457, 300, 0),
		scene.With("rx-77d-guncannon-mpt.can"))
	disarmed := cadet(s, scene.At(560, 300, 0), scene.Tokens(game.DisarmToken, 2))
	foe := recruit(s, scene.At(457, 495, 0))
	s.Charges(gunner, "twin-cannon-240mm", 1)
	s.Perform(gunner, 0, game.ReloadAction)
	s.Use(gunner, "reload")
	s.ChooseNamed("Telescopic Twin 240 mm Cannon")
	s.WantEvent(game.CardHolds, "msg.action.reload.disarm-weapon")
	s.Engage(gunner)
	s.Refused(func() { s.Declare("twin-cannon-240mm", foe) })
	rest(s)
	s.Engage(disarmed)
	s.Done()
	s.End()
	s.WantEvent(game.TokenLost, "msg.token.disarm.end")
	s.WantTokens(disarmed, game.DisarmToken, 0)
	s.Engage(disarmed)
	s.Offered(disarmed, "attack")
	s.Pass()
	s.Engage(gunner)
	s.Declare("twin-cannon-240mm", foe)
	s.WantCharges(gunner, "twin-cannon-240mm", 2)
	s.Dice(blanks(4)...)
	s.Pass()
	s.Dice(blanks(2)...)
	rest(s)
	s.Done()
}

// A unit has one stationary token at most, however often it would gain one.
//
// msg.token.stationary.single
func TestStationary_NeverTwo(t *testing.T) {
	for before, want := range map[int]int{0: 1, 1: 1} {
		s := lab(t, card.Def{ID: "zaku-recruit", Abilities: []card.Ability{{
			Name: "stop", When: card.SystemStep,
			Do: []card.Op{gain(game.StationaryToken)}}}})
		unit := recruit(s, scene.At(457, 300, 0), scene.Tokens(game.StationaryToken, before))
		s.System(unit)
		s.Use(unit, "stop")
		s.WantTokens(unit, game.StationaryToken, want)
		s.Done()
	}
}

// msg.action.stealth
// msg.action.stealth.single
func TestStealth_OneTokenAtMost(t *testing.T) {
	for before, offered := range map[int]bool{0: true, 1: false} {
		s := labWith(t, printed(t, "gm-cadet", 0, "stealth white"), card.Def{ID: "gm-cadet",
			Abilities: []card.Ability{{Name: "hide", When: card.AfterManeuver,
				If: []card.Cond{card.Has(card.CloakToken)},
				Do: []card.Op{gain(game.CloakToken)}}}})
		unit := cadet(s, scene.At(457, 300, 0), scene.Tokens(game.CloakToken, before))
		s.Activate(unit, "2 straight")
		if offered {
			s.NotOffered(unit, "hide")
			s.Use(unit, "stealth")
		} else {
			s.Use(unit, "hide")
		}
		s.WantTokens(unit, game.CloakToken, 1)
		s.Done()
	}
}

// What a jam takes was gained: abilities know of it, and the action that gave it was performed.
//
// msg.token.jam.triggers
func TestJam_WhatItTakesWasGained(t *testing.T) {
	for jam, kept := range map[int]bool{0: true, 1: false} {
		s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{
			{Name: "gained", When: card.AfterGain, If: []card.Cond{card.About(card.FocusToken)},
				Do: []card.Op{gain(game.StrainToken)}},
			{Name: "locked", When: card.AfterLock,
				Do: []card.Op{gain(game.DepleteToken)}},
			{Name: "performed", When: card.AfterAction,
				Do: []card.Op{gain(game.EnergyToken)}}}})
		unit := cadet(s, scene.At(457, 300, 0), scene.Tokens(game.JamToken, 2*jam))
		foe := recruit(s, scene.At(457, 500, 180))
		s.Perform(unit, 0, game.FocusAction)
		s.Use(unit, "focus")
		s.Use(unit, "gained")
		s.Use(unit, "performed")
		s.Done()
		s.Perform(unit, 0, game.LockAction)
		s.Use(unit, "lock")
		s.Target(foe)
		s.Use(unit, "locked")
		s.Use(unit, "performed")
		s.Done()
		s.NoEvent(game.ActionFailed)
		s.WantTokens(unit, game.FocusToken, 1-jam)
		s.WantTokens(unit, game.JamToken, 0)
		s.WantLock(unit, foe, kept)
	}
}

// A unit is armored while one armor token at least is active.
//
// msg.token.armor.armored
func TestArmor_OneActiveTokenIsEnough(t *testing.T) {
	for armor, armored := range map[int]bool{0: false, 1: true, 2: true} {
		s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{{
			Name: "brace", When: card.AfterReveal,
			If: []card.Cond{card.Has(card.Shield)},
			Do: []card.Op{gain(game.EvadeToken)}}}})
		unit := cadet(s, scene.At(457, 300, 0), scene.Shields(armor))
		s.Activate(unit, "2 straight")
		if armored {
			s.Use(unit, "brace")
		}
		s.NotOffered(unit, "brace")
		rest(s)
		s.Done()
	}
}

// Only an effect turns armor back to its active side, and never more than there is.
//
// msg.token.armor.no-recover
func TestArmor_RecoveredByAnEffectAlone(t *testing.T) {
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{{
		Name: "patch", When: card.SystemStep,
		Do: []card.Op{card.Recover(card.Self, 1, card.Shield)}}}})
	unit := cadet(s, scene.At(457, 300, 0), scene.Shields(1))
	recruit(s, scene.At(457, 800, 180))
	s.End()
	s.WantShields(unit, 1)
	s.System(unit)
	s.Use(unit, "patch")
	s.WantShields(unit, 2)
	s.Done()
	s.Never(unit, "patch")
	s.System(unit)
	s.Done()
}

// The shock maneuver is a blue straight 1, whatever makes maneuvers harder, faster or others. What
// the unit would do otherwise is a white bank 3.
//
// msg.token.shock.unchangeable
func TestShock_ItsManeuverIsNotChanged(t *testing.T) {
	def := card.Def{ID: "gm-cadet",
		Mods: []card.Mod{card.Add(card.DifficultyOf, 1)},
		Abilities: []card.Ability{{Name: "swerve", When: card.BeforeManeuver,
			Do: []card.Op{card.ExecuteAs(geom.BankLeft), card.ExecuteAs(card.Faster(1))}}}}
	for _, shocked := range []int{0, 1} {
		s := lab(t, def)
		unit := cadet(s, scene.At(457, 300, 0), scene.Tokens(game.IonToken, shocked),
			scene.Tokens(game.StrainToken, 1))
		s.Activate(unit, "2 straight")
		if shocked == 0 {
			s.Use(unit, "swerve")
			s.Maneuver("2 bank-left")
			s.Maneuver("3 bank-left")
			s.Is(s.Of(unit).Pose.Heading != 0, "the unit to have turned")
		} else {
			s.WantPose(unit, 457, 380, 0)
		}
		s.WantTokens(unit, game.StrainToken, 1-shocked) // blue takes it, white does not
		rest(s)
		s.Done()
	}
}
