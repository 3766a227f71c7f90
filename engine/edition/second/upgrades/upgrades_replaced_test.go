package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// The ship ability Advanced Fire Control comes from an upgrade.
func TestAdvancedFireControl_APrimaryAttackFollows(t *testing.T) {
	const id, defender = "tiedefenderelite", "deltasquadronpilot"
	with := []scene.Option{scene.With("ioncannon", "seekermissiles-swz103", "protontorpedoes")}
	for _, weapon := range []string{"ioncannon", "seekermissiles-swz103"} {
		var bystander *scene.Ship
		b := bout{pilot: defender, weapon: weapon, mine: with,
			lay: func(s *scene.Scene, ship, other *scene.Ship) {
				s.Lock(ship, other)
				bystander = s.Theirs(tie, scene.At(line+60, 500, 180))
			}}
		s, ship, other := b.open(t, id)
		s.Pass() // the lock stays
		roll(s)
		s.Use(ship, "advanced fire control")
		s.Refused(func() { s.Weapon("ioncannon") })
		for !s.Exec().Waiting(s.State()).Has(game.Chance) {
			s.Refused(func() {
				s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb && c.Ship == bystander.ID() })
			})
			first(s)
		}
		s.Is(fought(s).Defender == other.ID() && s.Rolling().N == 3, "a primary attack on the same ship")
		finish(s)
	}
	never(t, id, "advanced fire control", map[string]bout{
		"no lock":     {pilot: defender, weapon: "ioncannon", mine: with},
		"torpedoes":   {pilot: defender, weapon: "protontorpedoes", mine: with, lay: locks},
		"the primary": {pilot: defender, weapon: "primary", mine: with, lay: locks},
	})
}

// The ship ability Devastating Barrage comes from an upgrade.
func TestDevastatingBarrage_CritsStand(t *testing.T) {
	with := []scene.Option{scene.With("iontorpedoes", "protonrockets", "magpulsewarheads", "autoblasters")}
	each(t, map[string]struct {
		weapon string
		x      float64
		hits   bool
	}{
		"torpedoes":        {"iontorpedoes", inside, true},
		"missiles":         {"magpulsewarheads", inside, true},
		"beside":           {"iontorpedoes", beside, false},
		"a primary attack": {"primary", inside, false},
	}, func(t *testing.T, c struct {
		weapon string
		x      float64
		hits   bool
	}) {
		b := bout{pilot: "kijimispicerunner", enemy: xwing, weapon: c.weapon, mine: with, lay: locks,
			at: scene.At(c.x, 500, 180), dice: []string{"crit", "hit"}}
		s, _, _ := b.open(t, "wartimeloadout")
		s.Pass() // the lock stays
		roll(s, "evade", "evade")
		play(s, nil, nil)
		hit := false
		for _, e := range s.Events() {
			hit = hit || e.Kind == game.AttackHit
		}
		s.Is(hit == c.hits, "whether it hits: %t", c.hits)
		s.Done()
	})
}

func TestWartimeLoadout_WhatTheDataGrant(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("kijimispicerunner", south, scene.With("wartimeloadout", "protontorpedoes"))
	s.Charges(ship, "protontorpedoes", 0)
	s.Theirs(tie, north)
	s.WantShields(ship, 5)
	s.Perform(ship, 0)
	s.Offered(ship, "reload")
	s.Offered(ship, "lock")
	finish(s)
}
