package pilots_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/edition/second"
	"koiogran/engine/edition/second/pilots"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// shotAt lets a TIE hit a ship with 2 shields twice at range 2, which then rolls a blank.
func shotAt(s *scene.Scene, ship *scene.Ship) {
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, ship)
	s.Dice("hit", "hit")
	s.Dice("blank")
}

// 2e.attack.modify.added-die-is-normal
func TestNorraWexley(t *testing.T) {
	for name, c := range map[string]struct {
		defends string
		lay     func(s *scene.Scene)
		shields int // of 2, after 2 hits and an added evade or none
	}{
		"an enemy is near": {"norrawexley-btla4ywing", func(s *scene.Scene) { s.Theirs("academypilot", beside(99)) }, 1},
		"it is too far":    {"norrawexley-btla4ywing", func(s *scene.Scene) { s.Theirs("academypilot", beside(101)) }, 0},
		"a friend is near": {"norrawexley-btla4ywing", func(s *scene.Scene) { s.Mine("bluesquadronescort", beside(50)) }, 0},
		"a friend defends": {"graysquadronbomber", func(s *scene.Scene) {
			s.Mine("norrawexley-btla4ywing", behind(20))
			s.Theirs("academypilot", beside(50))
		}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(c.defends, here)
			c.lay(s)
			shotAt(s, ship)
			s.WantShields(ship, c.shields)
			s.Done()
		})
	}
}

func TestNorraWexley_Attacking(t *testing.T) {
	s := scene.Second(t)
	norra := s.Mine("norrawexley-btla4ywing", here)
	tie := s.Theirs("academypilot", ahead(50))
	s.Attack(norra, tie)
	playOn(s, nil, "", []string{"h"})
	s.WantDamage(tie, 1)
	s.Done()
}

var horton = []string{"hortonsalm", "hortonsalm-swz106"}

// besideTarget is a place beside ahead(150), facing it.
func besideTarget(gap float64) scene.Option { return scene.At(497+gap, 490, 180) }

// horton begins Horton Salm's attack, with two blanks, at range 2.
func hortonAttacks(s *scene.Scene, id string) *scene.Ship {
	salm := s.Mine(id, here, scene.Tokens(game.FocusToken, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(salm, tie)
	s.Dice("blank", "focus")
	return salm
}

func TestHortonSalm(t *testing.T) {
	each(t, horton, func(t *testing.T, id string) {
		s := scene.Second(t)
		s.Mine("bluesquadronescort", besideTarget(99))
		s.Mine("bluesquadronescort", scene.At(417-50, 490, 0))
		salm := hortonAttacks(s, id)
		s.Use(salm, "reroll")
		s.Number(1)
		s.Number(1)
		s.Dice("hit", "hit")
		s.WantAttackDice("hit", "hit")
		s.NotOffered(salm, "reroll")
		s.Dice("evade", "evade", "blank")
		s.Done()
	})
}

func TestHortonSalm_TouchesTheDefender(t *testing.T) {
	s := scene.Second(t)
	friend := s.Mine("bluesquadronescort", besideTarget(0))
	salm, tie := s.Mine(horton[0], here), s.Theirs("academypilot", ahead(150))
	s.Touch(friend, tie)
	s.Attack(salm, tie)
	s.Dice("blank", "blank")
	s.Offered(salm, "reroll")
	playOut(s)
}

func TestHortonSalm_OneFriend(t *testing.T) {
	s := scene.Second(t)
	s.Mine("bluesquadronescort", besideTarget(99))
	s.Mine("bluesquadronescort", scene.At(417-101, 490, 0))
	salm := hortonAttacks(s, horton[0])
	s.Use(salm, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	s.WantAttackDice("hit", "focus")
	s.Pass() // the focus token
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestHortonSalm_NotOffered(t *testing.T) {
	unoffered(t, "reroll", map[string]setting{
		"no one but himself": func(s *scene.Scene) (*scene.Ship, func()) {
			me, tie := s.Mine(horton[0], here), s.Theirs("academypilot", ahead(50))
			s.Theirs("academypilot", beside(50))
			return me, func() { s.Attack(me, tie) }
		},
		"a friend attacks": func(s *scene.Scene) (*scene.Ship, func()) {
			me, bomber, tie := s.Mine(horton[0], besideTarget(50)), s.Mine("graysquadronbomber", here), academy(s)
			return me, func() { s.Attack(bomber, tie) }
		},
	})
}

// flownAs returns a scene in which a pilot without an ability has that of another.
func flownAs(t *testing.T, pilot, ability string) *scene.Scene {
	t.Helper()
	list := pilots.Cards()
	i := slices.IndexFunc(list, func(d card.Def) bool { return d.ID == ability })
	d := list[i]
	d.ID = pilot
	e := second.Edition()
	e.Pilots = append(slices.Clip(list), d)
	return scene.New(t, rules.Compile(e))
}

func TestPopsKrailYavin(t *testing.T) {
	ids := []string{"popskrail-battleofyavin", "popskrail-battleofyavin-lsl"}
	each(t, ids, func(t *testing.T, id string) {
		// 2e.attack.arc-type-is-weapon-symbol
		s := flownAs(t, "rebelscout", id)
		pops := s.Mine("rebelscout", here)
		tie := s.Theirs("academypilot", ahead(50))
		s.Attack(pops, tie)
		s.Dice("blank", "blank", "blank")
		s.Use(pops, "reroll")
		s.Refused(func() { s.Number(3) })
		s.Number(2)
		s.Dice("hit", "hit")
		s.WantAttackDice("hit", "hit", "blank")
		s.NotOffered(pops, "reroll")
		s.Dice("evade", "evade", "blank")
		s.Done()
	})
}

// A double turret is two single ones (2e.arc.turret.double).
func TestPopsKrailYavin_ADoubleTurret(t *testing.T) {
	s := flownAs(t, "outerrimsmuggler", "popskrail-battleofyavin")
	pops := s.Mine("outerrimsmuggler", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(pops, tie)
	s.Dice("blank", "blank", "blank")
	s.Use(pops, "reroll")
	s.Number(2)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 1)
	s.Done()
}

func TestPopsKrailYavin_FrontArc(t *testing.T) {
	s := scene.Second(t)
	pops := s.Mine("popskrail-battleofyavin-lsl", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(pops, "reroll")
	s.Attack(pops, tie)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// popsFlies executes a maneuver of Pops Krail with a friend beside where it ends.
func popsFlies(t *testing.T, maneuver string, gap float64) (s *scene.Scene, pops, friend *scene.Ship) {
	s = scene.Second(t)
	pops = s.Mine("popskrail", here)
	friend = s.Mine("bluesquadronescort", scene.At(497+gap, 460, 0))
	s.Activate(pops, maneuver)
	return s, pops, friend
}

func TestPopsKrail(t *testing.T) {
	s, pops, friend := popsFlies(t, "3 straight", 99)
	s.Use(pops, "steady")
	s.Pick(friend)
	s.NotOffered(friend, "lock")
	s.Use(friend, "focus")
	s.WantTokens(friend, game.FocusToken, 1)
	s.Pass() // his own action
	s.Done()
}

func TestPopsKrail_Himself(t *testing.T) {
	// 2e.component.friendly.range-0-of-self
	s, pops, _ := popsFlies(t, "3 straight", 300)
	s.Use(pops, "steady")
	s.Pick(pops)
	s.Use(pops, "focus")
	s.WantTokens(pops, game.FocusToken, 1)
	s.Pass() // his own action
	s.Done()
}

func TestPopsKrail_TheFriendIsTooFar(t *testing.T) {
	s, pops, friend := popsFlies(t, "3 straight", 101)
	s.Use(pops, "steady")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(pops)
	s.Pass()
	s.Pass() // his own action
	s.Done()
}

func TestPopsKrail_NotOffered(t *testing.T) {
	flies := func(maneuver string) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("popskrail", here)
			return me, func() { s.Activate(me, maneuver) }
		}
	}
	unoffered(t, "steady", map[string]setting{
		"blue": flies("1 straight"), "red": flies("3 turn-left"),
		"not in full": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Mine("bluesquadronescort", scene.At(457, 440, 0))
			return flies("3 straight")(s)
		},
		"a friend flies": func(s *scene.Scene) (*scene.Ship, func()) {
			me, bomber := s.Mine("popskrail", beside(20)), s.Mine("graysquadronbomber", here)
			return me, func() { s.Activate(bomber, "3 straight") }
		},
	})
}

var dex = []string{"dextiree-battleofyavin", "dextiree-battleofyavin-lsl"}

// dexDefends has a TIE attack Dex Tiree, with a friend at a distance from him.
func dexDefends(t *testing.T, id string, gap float64) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	dex := s.Mine(id, here)
	s.Mine("bluesquadronescort", beside(gap))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, dex)
	s.Dice("hit", "hit")
	return s, dex
}

func TestDexTiree(t *testing.T) {
	each(t, dex, func(t *testing.T, id string) {
		s, dex := dexDefends(t, id, 99)
		s.Use(dex, "roll another die")
		s.Dice("evade", "blank")
		s.WantShields(dex, 1)
		s.Done()
	})
}

func TestDexTiree_DoesNot(t *testing.T) {
	s, _ := dexDefends(t, dex[1], 99)
	s.Pass()
	s.Dice("evade")
	s.Done()
}

func TestDexTiree_TheFriendIsTooFar(t *testing.T) {
	s, dex := dexDefends(t, dex[1], 101)
	s.NotOffered(dex, "roll another die")
	s.Dice("evade")
	s.Done()
}

func TestDexTiree_TheFriendDefends(t *testing.T) {
	s := scene.Second(t)
	dex := s.Mine(dex[1], beside(20))
	bomber := s.Mine("graysquadronbomber", here)
	s.Never(dex, "roll another die")
	shotAt(s, bomber)
	s.Done()
}

// evaanBegins begins an Engagement phase with Evaan Verlaine, who is focused, and a friend at a
// distance; a TIE attacks the friend.
func evaanBegins(t *testing.T, gap float64, focus int) (s *scene.Scene, evaan, friend, tie *scene.Ship) {
	s = scene.Second(t)
	evaan = s.Mine("evaanverlaine", beside(gap), scene.Tokens(game.FocusToken, focus))
	friend = s.Mine("bluesquadronescort", here, scene.Tokens(game.DisarmToken, 1))
	tie = s.Theirs("academypilot", ahead(150))
	s.Tokens(evaan, game.DisarmToken, 1)
	s.Engagement()
	return s, evaan, friend, tie
}

func TestEvaanVerlaine(t *testing.T) {
	s, evaan, friend, tie := evaanBegins(t, 99, 1)
	s.Use(evaan, "guard")
	s.Pick(friend)
	s.WantTokens(evaan, game.FocusToken, 0)
	s.Declare("", friend)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank") // one more
	s.Attack(tie, friend)             // as long as the round lasts
	s.Dice("blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Attack(tie, evaan) // the friend alone
	s.Dice("blank", "blank")
	s.Dice("blank")
	s.Done()
}

func TestEvaanVerlaine_Herself(t *testing.T) {
	// 2e.component.friendly.range-0-of-self
	s, evaan, _, tie := evaanBegins(t, 50, 1)
	s.Use(evaan, "guard")
	s.Pick(evaan)
	s.Declare("", evaan)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Is(s.Of(tie).Attacked, "the TIE has attacked")
	s.Done()
}

func TestEvaanVerlaine_TooFar(t *testing.T) {
	s, evaan, friend, _ := evaanBegins(t, 101, 1)
	s.Use(evaan, "guard")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(evaan)
	s.Pass() // the TIE's attack
	s.Done()
}

func TestEvaanVerlaine_WithoutFocus(t *testing.T) {
	s, evaan, friend, _ := evaanBegins(t, 50, 0)
	s.NotOffered(evaan, "guard")
	s.Declare("", friend)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestEvaanVerlaine_NextRound(t *testing.T) {
	s, evaan, friend, tie := evaanBegins(t, 50, 1)
	s.Use(evaan, "guard")
	s.Pick(friend)
	s.Pass() // the TIE's attack
	s.Round()
	s.Dial(evaan, "1 straight")
	s.Dial(friend, "1 straight")
	s.Dial(tie, "2 turn-left")
	for !s.State().Over {
		s.Pass()
	}
	s.Is(s.State().NLasting == 0, "as many dice as ever")
	s.Done()
}
