package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/view"
)

// crest sets a Razor Crest with these upgrades up, and stops where its player is to hide an upgrade.
func crest(t *testing.T, upgrades ...string) (s *scene.Scene, ship, foe *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine("guildbountyhunter", scene.With(append(upgrades, "razorcrest")...))
	foe = s.Theirs(tie)
	s.Setup()
	s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat1) })
	s.Place(foe, 457, 880, 180)
	s.Place(ship, 457, 50, 0)
	return s, ship, foe
}

// hides reports which of these upgrades the player can hide.
func hides(s *scene.Scene, ids ...string) []string {
	var list []string
	for _, c := range s.Exec().Ask(s.State(), game.Seat1).Options() {
		for _, id := range ids {
			if c.Verb == game.CardVerb && s.Exec().G.Cards[c.Card].ID == id {
				list = append(list, id)
			}
		}
	}
	return list
}

// hide hides an upgrade.
func hide(s *scene.Scene, id string) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb && s.Exec().G.Cards[c.Card].ID == id })
}

// 2e.squad.upgrade.no-duplicate-name
func TestRazorCrest_WhatItHides(t *testing.T) {
	s, _, _ := crest(t, "deadmansswitch")
	got := hides(s, "contrabandcybernetics", "inertialdampeners", "deadmansswitch", "cloakingdevice", "chaffparticles-rsl",
		"babufrik", "hotshottailblaster")
	// one that it has, one that is limited, one for small ships, one that is limited
	s.Is(len(got) == 3 && got[0] != "deadmansswitch", "what it can hide: %v", got)
	hide(s, "inertialdampeners")
	s.Done()
}

// 2e.squad.upgrade.slot-required: two illicit slots, both of which are filled.
func TestRazorCrest_NoSlot(t *testing.T) {
	s, _, _ := crest(t, "deadmansswitch", "contrabandcybernetics")
	s.Done()
	s.Is(s.State().Hidden == 0, "nothing is hidden")
}

// The other player knows that there is one, and not which.
func TestRazorCrest_IsSecret(t *testing.T) {
	views := map[string][2]view.View{}
	for _, id := range []string{"inertialdampeners", "contrabandcybernetics"} {
		s, ship, _ := crest(t)
		hide(s, id)
		s.Is(s.State().Hidden.Has(ship.ID()), "an upgrade is hidden")
		s.WantEquipped(ship, id, false)
		views[id] = [2]view.View{view.Of(s.Exec().G, s.State(), game.Seat1), view.Of(s.Exec().G, s.State(), game.Seat2)}
		for _, e := range s.Events() {
			if e.Kind == game.CardHidden && view.Redact(e, game.Seat2).Card != game.NoCard {
				s.Fail("the other player hears which")
			}
		}
		s.Done()
	}
	a, b := views["inertialdampeners"], views["contrabandcybernetics"]
	if a[0] == b[0] {
		t.Error("its own player does not see which")
	}
	if a[1] != b[1] {
		t.Error("the other player sees which")
	}
}

func TestRazorCrest_Reveals(t *testing.T) {
	s, ship, _ := crest(t)
	hide(s, "inertialdampeners")
	s.Systems()
	s.Use(ship, "reveal the upgrade")
	s.WantEquipped(ship, "inertialdampeners", true)
	s.Is(s.State().Hidden == 0 && s.State().Secret == [2]game.Secret{}, "nothing is hidden any more")
	s.Activate(ship, "3 straight")
	s.Offered(ship, "inertialdampeners")
	s.Pass()
	for s.Questions() != "" {
		s.Pass()
	}
	s.Never(ship, "reveal the upgrade")
	s.Systems()
	s.Done()
}

func TestRazorCrest_KeepsIt(t *testing.T) {
	s, ship, foe := crest(t)
	hide(s, "inertialdampeners")
	s.Systems()
	s.Pass()
	s.WantEquipped(ship, "inertialdampeners", false)
	s.Round() // the next
	s.Dial(ship, "1 straight")
	s.Dial(foe, "2 straight")
	s.Offered(ship, "reveal the upgrade")
	finish(s)
}
