package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// converges begins an attack of a ship of mine in front of a gunship whose turret points somewhere.
func converges(t *testing.T, friend string, arc geom.Arc) (s *scene.Scene, gunship *scene.Ship) {
	s = scene.Second(t)
	gunship = s.Mine("212thbattalionpilot", scene.At(537, 300, 0))
	attacker := s.Mine(friend, here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Turret(gunship, arc)
	if friend == "bluesquadronrecruit" {
		s.Turret(attacker, geom.FrontArc)
	}
	s.Attack(attacker, tie)
	return s, gunship
}

func TestFireConvergence(t *testing.T) {
	s, gunship := converges(t, "academypilot", geom.FrontAndRear)
	await(s, gunship, "converge", "fb")
	s.Use(gunship, "converge")
	s.WantCharges(gunship, "212thbattalionpilot", 1)
	s.Number(1)
	s.Number(1)
	s.Dice("hit", "crit")
	playOut(s)
	s, gunship = converges(t, "bluesquadronescort", geom.FrontAndRear)
	await(s, gunship, "converge", "bbb")
	s.Use(gunship, "converge")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("hit", "crit")
	playOut(s)
}

func TestFireConvergence_Not(t *testing.T) {
	s, gunship := converges(t, "academypilot", geom.LeftAndRight)
	never(s, gunship, "converge", "fb")
	s, gunship = converges(t, "bluesquadronrecruit", geom.FrontAndRear) // a turret attack
	never(s, gunship, "converge", "fb")
	s = scene.Second(t)
	gunship = s.Mine("212thbattalionpilot", scene.At(537, 300, 0))
	s.Charges(gunship, "212thbattalionpilot", 0)
	attacker := s.Mine("academypilot", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Turret(gunship, geom.FrontAndRear)
	s.Attack(attacker, tie)
	never(s, gunship, "converge", "fb")
	s = scene.Second(t) // an enemy attacks
	gunship = s.Mine("212thbattalionpilot", scene.At(537, 300, 0))
	friend := s.Mine("academypilot", scene.At(537, 480, 0))
	tie = s.Theirs("academypilot", scene.At(537, 600, 180))
	s.Turret(gunship, geom.FrontAndRear)
	s.Attack(tie, friend)
	never(s, gunship, "converge", "fb")
}

// hound lets a ship in or out of the turret arc of "Hound" gain a token by the action of a card.
func hound(t *testing.T, friend string, arc geom.Arc, enemy bool, has ...scene.Option) (s *scene.Scene, hound, it *scene.Ship) {
	s = scene.Second(t)
	hound = s.Mine("hound", append([]scene.Option{scene.At(457, 200, 0)}, has...)...)
	s.Turret(hound, arc)
	put := s.Mine
	if enemy {
		put = s.Theirs
	}
	it = put(friend, here)
	return s, hound, it
}

// strained lets Vult Skerris take a strain token.
func strained(s *scene.Scene, vult *scene.Ship) {
	s.Charges(vult, "vultskerris", 0)
	s.Perform(vult, 0)
	s.Use(vult, "recover the charge")
}

func TestHound(t *testing.T) {
	s, hound, vult := hound(t, "vultskerris", geom.FrontAndRear, false)
	strained(s, vult)
	s.Use(hound, "take it over")
	s.Choose(token(game.StrainToken))
	s.WantTokens(vult, game.StrainToken, 0)
	s.WantTokens(hound, game.StrainToken, 1)
	s.Done()

	s, hound1, kendy := houndAndFoils(t)
	boosted(s, kendy)
	s.Use(hound1, "take it over")
	s.Choose(token(game.DepleteToken))
	s.WantTokens(kendy, game.DepleteToken, 0)
	s.WantTokens(hound1, game.DepleteToken, 1)
	s.Done()
}

// houndAndFoils puts a ship before "Hound" which gains a deplete token when it boosts.
func houndAndFoils(t *testing.T) (s *scene.Scene, hound1, kendy *scene.Ship) {
	return hound(t, "kendyidele-battleoverendor", geom.FrontAndRear, false,
		scene.Tokens(game.StrainToken, 1)) // of the other kind
}

func TestHound_Not(t *testing.T) {
	s, hound1, vult := hound(t, "vultskerris", geom.LeftAndRight, false)
	strained(s, vult)
	never(s, hound1, "take it over")
	s, hound1, vult = hound(t, "vultskerris", geom.FrontAndRear, true)
	strained(s, vult)
	never(s, hound1, "take it over")
	s, hound1, vult = hound(t, "vultskerris", geom.FrontAndRear, false, scene.Tokens(game.StrainToken, 1))
	strained(s, vult)
	never(s, hound1, "take it over")
	s, hound1, vult = hound(t, "vultskerris", geom.FrontAndRear, false)
	s.Perform(vult, game.AsRed, game.FocusAction) // another token
	s.Use(vult, "focus")
	never(s, hound1, "take it over")
	s, hound1, large := hound(t, "omicrongrouppilot", geom.FrontAndRear, false) // not small
	s.Crit(large, "Fuel Leak")
	s.Perform(large, 0)
	never(s, hound1, "take it over")
}
