package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// The Firespray-31 fires out of an arc behind, too, which is its firing arc as well as the one in front
// (1e.attack.declare.turret-has-printed-arc): what is about a firing arc is about both.
const firespray = "bountyhunter"

// behind is a place behind a large ship at large, which faces that ship: gap is the distance between the bases.
func behind(gap float64) scene.Option { return scene.At(457, 300-60-gap, 0) }

// turned is a place of a large ship in front of here that shows it its rear.
func turned(gap float64) scene.Option { return scene.At(457, 360+gap, 0) }

func TestFiringArc_IsBehindToo(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"finn: the target": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("finn"))
			s.Attack(ship, s.Theirs(academy, behind(150)))
			until(s, ship, "finn: add an attack blank")
			misses(s)
		},
		"finn: the attacker": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("finn"))
			s.Attack(s.Theirs(academy, behind(150)), ship)
			until(s, ship, "finn: add a defense blank")
			misses(s)
		},
		"tactician": func(s *scene.Scene) {
			ship, foe := s.Mine(firespray, large, with("tactician")), s.Theirs(academy, behind(150))
			s.Attack(ship, foe)
			misses(s)
			s.WantTokens(foe, stress, 1)
		},
		"zeborrelios": func(s *scene.Scene) {
			ship, foe := s.Mine(firespray, large, with("zeborrelios")), s.Theirs(academy, behind(0))
			s.Touch(ship, foe)
			s.Attack(ship, foe)
			misses(s)
			s.Attack(foe, ship)
			misses(s)
		},
		"jynerso": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("jynerso"))
			s.Theirs(academy, behind(150))
			s.Perform(ship, 0, game.CardAction)
			s.Use(ship, "rally")
			s.Pick(ship)
			s.WantTokens(ship, focus, 1)
		},
		"ketsuonyo": func(s *scene.Scene) {
			ship, foe := s.Mine(firespray, large, with("ketsuonyo")), s.Theirs(academy, behind(150), scene.Tokens(game.TractorToken, 1))
			s.End()
			s.Use(ship, "hold it fast")
			s.Pick(foe)
			s.WantTokens(foe, game.TractorToken, 1)
		},
		"r3a2": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("r3a2"))
			s.Attack(ship, s.Theirs(academy, behind(150)))
			until(s, ship, "r3a2: stress")
			misses(s)
		},
		"r7t1: it is in the arc behind its foe": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("r7t1")), s.Theirs(firespray, turned(100))
			s.Perform(ship, 0, game.CardAction)
			s.Use(ship, "lock and boost")
			s.Pick(foe)
			s.ChooseNamed("acquire a target lock")
			s.WantLock(ship, foe, true)
			misses(s)
		},
		"crackshot": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("crackshot"))
			s.Attack(ship, s.Theirs(academy, behind(150)))
			s.Dice("hit", "hit", "hit")
			s.Dice("evade", "blank", "blank")
			until(s, ship, "crackshot: cancel an evade")
			s.Face("evade")
			misses(s)
		},
		"outmaneuver: of the attacker": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("outmaneuver"))
			wantDice(s, ship, s.Theirs(academy, scene.At(457, 300-60-150, 180)), 3, 2)
		},
		"outmaneuver: of the defender": func(s *scene.Scene) {
			wantDice(s, s.Mine(rookie, here, with("outmaneuver")), s.Theirs(firespray, turned(150)), 3, 2)
		},
		"fearlessness: of the attacker": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("fearlessness"))
			s.Attack(ship, s.Theirs(academy, behind(90)))
			until(s, ship, "fearlessness: add a hit")
			misses(s)
		},
		"fearlessness: of the defender": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, with("fearlessness"))
			s.Attack(ship, s.Theirs(firespray, turned(90)))
			until(s, ship, "fearlessness: add a hit")
			misses(s)
		},
		"concorddawnprotector: of the attacker": func(s *scene.Scene) {
			ship := s.Mine("concorddawnace", here, with("concorddawnprotector"))
			s.Attack(s.Theirs(firespray, turned(90)), ship)
			s.Dice("hit", "blank", "blank", "blank")
			misses(s)
			s.WantDamage(ship, 0)
		},
		"autothrusters": func(s *scene.Scene) {
			ship := s.Mine(academy, here, with("autothrusters"))
			s.Never(ship, "autothrusters: evade")
			s.Attack(s.Theirs(firespray, turned(150)), ship)
			misses(s)
		},
		"deathtroopers": func(s *scene.Scene) {
			s.Mine(rookie, scene.At(497, 340, 0), with("deathtroopers"))
			wing, foe := s.Mine(rookie, here), s.Theirs(firespray, turned(150))
			s.Attack(foe, wing)
			misses(s)
			s.WantTokens(foe, stress, 1)
		},
		"firstordervanguard: the only ship is behind": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("firstordervanguard"))
			s.Attack(ship, s.Theirs(academy, behind(150)))
			until(s, ship, "firstordervanguard: reroll a die")
			s.Number(1)
			misses(s)
		},
		"firstordervanguard: another is behind": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("firstordervanguard"))
			s.Theirs(academy, behind(150))
			s.Never(ship, "reroll a die")
			s.Attack(ship, s.Theirs(academy, facing))
			misses(s)
		},
		"threattracker": func(s *scene.Scene) {
			ship, foe := s.Mine(firespray, large, scene.With("threattracker", "engineupgrade")), s.Theirs(academy, behind(150))
			s.Lock(ship, foe)
			s.Engage(foe)
			until(s, ship, "threattracker: dodge")
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
			misses(s)
		},
		"swarmleader": func(s *scene.Scene) {
			ship, foe := s.Mine(black, here, with("swarmleader")), s.Theirs(academy, ahead(150))
			other := s.Mine(firespray, scene.At(457, 700, 0), scene.Tokens(evade, 1))
			s.Attack(ship, foe)
			s.Use(ship, "lead the swarm")
			s.Pick(other)
			misses(s)
		},
		"flightassistastromech: one behind": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, scene.With("flightassistastromech", "engineupgrade"))
			s.Theirs(academy, scene.At(457, 100, 0))
			s.Never(ship, "adjust course")
			s.Activate(ship, "1 straight")
			misses(s)
		},
		"flightassistastromech: it may be attacked": func(s *scene.Scene) {
			ship := s.Mine(firespray, large, with("flightassistastromech"))
			s.Attack(ship, s.Theirs(academy, behind(150)))
			misses(s)
		},
		"spacetugtractorarray": func(s *scene.Scene) {
			ship, foe := s.Mine(firespray, large, with("spacetugtractorarray")), s.Theirs(academy, behind(60))
			s.Perform(ship, 0, game.CardAction)
			s.Use(ship, "tow")
			s.Pick(foe)
			s.WantTokens(foe, game.TractorToken, 1)
			misses(s)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			s.Done()
		})
	}
}
