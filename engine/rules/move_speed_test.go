package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// throttle returns a pilot who may execute any maneuver one faster or slower.
func throttle(pilot string) card.Def {
	return card.Def{ID: pilot, Abilities: []card.Ability{{
		Name: "throttle", When: card.BeforeManeuver,
		Do: []card.Op{card.ExecuteAs(card.Faster(-1), card.Faster(1))},
	}}}
}

func TestSpeed_OnlyWhereThereIsATemplate(t *testing.T) {
	cases := []struct {
		maneuver, other string
		allowed         bool
	}{
		{"4 straight", "5 straight", true},
		{"4 straight", "3 straight", true},
		{"3 bank-left", "2 bank-left", true},
		{"3 bank-left", "4 bank-left", false},
		{"1 straight", "2 straight", true},
		{"1 straight", "0 straight", false},
	}
	for _, c := range cases {
		// 2e.movement.speed.limited-to-templates
		t.Run(c.maneuver+" to "+c.other, func(t *testing.T) {
			s := lab(t, throttle("wedgeantilles"))
			wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
			s.Activate(wedge, c.maneuver)
			s.Use(wedge, "throttle")
			if c.allowed {
				s.Maneuver(c.other)
			} else {
				s.Refused(func() { s.Maneuver(c.other) })
				s.Choose(func(o game.Choice) bool { return o.Verb == game.DialVerb })
			}
			rest(s)
			s.Done()
		})
	}
}

func TestSpeed_OfAStationaryManeuver(t *testing.T) {
	// 2e.movement.speed.stationary-fixed
	s := lab(t, throttle("omicrongrouppilot"))
	ship := s.Mine("omicrongrouppilot", scene.At(400, 300, 0))
	s.Activate(ship, "0 stationary")
	s.WantPose(ship, 400, 300, 0) // nothing was offered
	s.Done()
}

func TestSpeed_OfTheIonManeuver(t *testing.T) {
	// 2e.token.ion.maneuver-unchangeable
	s := lab(t, throttle("wedgeantilles"))
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0), scene.Tokens(game.IonToken, 1))
	s.Activate(wedge, "3 straight")
	s.WantPose(wedge, 400, 380, 0)
	rest(s)
	s.Done()
}

func TestRevealedManeuver_IsTheOneOnTheDial(t *testing.T) {
	// 2e.activation.set-dial-changes-revealed: what only changes the speed leaves it as it is; what
	// sets the dial changes it, and with it what is executed.
	def := throttle("wedgeantilles")
	def.Abilities = append(def.Abilities, before("set the dial", card.Run("set the dial",
		func(x *game.Exec) {
			s := x.Ship(x.Self())
			for _, m := range x.Info(x.Self()).Dial {
				if m.Speed == 2 && m.Bearing == s.Revealed.Bearing {
					s.Revealed = m
					return
				}
			}
		})))
	s := lab(t, def)
	wedge := s.Mine("wedgeantilles", scene.At(400, 300, 0))
	s.Activate(wedge, "4 straight")
	s.Use(wedge, "set the dial")
	s.Use(wedge, "throttle")
	s.Maneuver("3 straight")
	s.WantPose(wedge, 400, 460, 0)
	s.Is(s.State().Ships[wedge.ID()].Revealed.Speed == 2, "the revealed speed to be that of the dial")
	rest(s)
	s.Done()
}
