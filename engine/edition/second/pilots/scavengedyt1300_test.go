package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestRey(t *testing.T) {
	for _, defends := range []bool{false, true} {
		d := duel{pilot: "rey", defends: defends, has: focused, also: pointed(geom.FrontAndRear)}
		s, rey, _ := d.awaits(t, "change a blank", "f", "b")
		s.Use(rey, "change a blank")
		s.WantForce(rey, 1)
		if defends {
			s.WantEvent(game.DiceChanged, "2e.attack.modify.kinds")
		} else {
			s.WantAttackDice("hit", "focus", "blank")
		}
		playOut(s)
		for name, d := range map[string]duel{
			"behind her": {enemyIs: []scene.Option{behind(150)}, also: pointed(geom.FrontAndRear)},
			"no Force":   {has: []scene.Option{scene.Force(0)}, also: pointed(geom.FrontAndRear)},
			"a friend": {pilot: "academypilot", beside: "rey", has: []scene.Option{scene.At(380, 300, 0)},
				enemyIs: []scene.Option{scene.At(430, 490, 180)}},
		} {
			t.Run(name, func(t *testing.T) {
				if d.pilot == "" {
					d.pilot = "rey"
				}
				d.defends = defends
				d.never(t, "change a blank")
			})
		}
		rolls := []string{"hhh"}
		if defends {
			rolls = []string{"hh", "e"}
		}
		d.never(t, "change a blank", rolls...) // no blank
	}
}

const chewieScav = "chewbacca-scavengedyt1300"

// chewieMourns lets a TIE destroy a friend of Chewbacca's, or not, at a gap from him.
func chewieMourns(t *testing.T, gap float64, dies bool) (s *scene.Scene, chewie, tie *scene.Ship) {
	s = scene.Second(t)
	chewie = s.Mine(chewieScav, besideLarge(gap-20))
	friend := s.Mine("academypilot", here, scene.Damaged(2))
	tie = s.Theirs("academypilot", ahead(150))
	s.Turret(chewie, geom.FrontAndRear)
	s.Attack(tie, friend)
	s.Dice("hit", "blank")
	face := "evade"
	if dies {
		face = "blank"
	}
	s.Dice(face, "blank", "blank")
	return s, chewie, tie
}

// 2e.destroy.triggers-immediately
func TestChewbaccaScavenged(t *testing.T) {
	s, chewie, tie := chewieMourns(t, 60, true)
	await(s, chewie, "avenge")
	s.Use(chewie, "avenge")
	s.ChooseNamed("perform an action")
	s.Use(chewie, "rules: focus")
	s.ChooseNamed("make a bonus attack")
	s.Refused(s.Pass)
	s.Declare("primary", tie)
	playOut(s, "hf")
	s.WantDamage(tie, 1)
}

func TestChewbaccaScavenged_OnlyAttacks(t *testing.T) {
	s, chewie, tie := chewieMourns(t, 40, true) // touching
	await(s, chewie, "avenge")
	s.Use(chewie, "avenge")
	s.Pass()
	s.WantTokens(chewie, game.FocusToken, 0)
	s.ChooseNamed("make a bonus attack")
	s.Declare("primary", tie)
	playOut(s)
}

func TestChewbaccaScavenged_OnlyActs(t *testing.T) {
	s, chewie, _ := chewieMourns(t, 299, true) // with no one to attack
	await(s, chewie, "avenge")
	s.Use(chewie, "avenge")
	s.ChooseNamed("perform an action")
	s.Use(chewie, "rules: focus")
	playOut(s)
}

func TestChewbaccaScavenged_Not(t *testing.T) {
	s, chewie, _ := chewieMourns(t, 321, true)
	never(s, chewie, "avenge")
	s, chewie, _ = chewieMourns(t, 60, false)
	never(s, chewie, "avenge")
	s = scene.Second(t)
	chewie = s.Mine(chewieScav, here)
	tie := s.Theirs("academypilot", aheadOfLarge(150), scene.Damaged(2))
	s.Turret(chewie, geom.FrontAndRear)
	s.Attack(chewie, tie)
	never(s, chewie, "avenge", "hhh")
}

func TestHanSoloScavenged(t *testing.T) {
	s := scene.Second(t)
	han := s.Mine("hansolo-scavengedyt1300")
	tie := s.Theirs("academypilot")
	s.Setup()
	s.Choose(firstPlayer)
	s.Place(tie, 457, 880, 180)
	s.Refused(func() { s.Place(han, 457, 521, 0) }) // 299 mm
	s.Place(han, 457, 519, 0)
	toArc(s, geom.FrontAndRear)
	s.Done()
}

const poeScav = "poedameron-scavengedyt1300"

// poeFlies executes a maneuver of Poe Dameron with this many charges, through an asteroid if there is
// one.
func poeFlies(t *testing.T, charges int, rock bool) (s *scene.Scene, poe *scene.Ship) {
	s = scene.Second(t)
	poe = s.Mine(poeScav, here, scene.Damaged(1))
	s.Charges(poe, poeScav, charges)
	if rock {
		s.Obstacle("core2asteroid0", scene.At(457, 400, 0))
	}
	s.Activate(poe, "3 straight")
	return s, poe
}

// 2e.obstacle.ignore
func TestPoeDameronScavenged_SlipsThrough(t *testing.T) {
	s, poe := poeFlies(t, 1, true)
	s.Use(poe, "slip through")
	s.WantCharges(poe, poeScav, 0)
	s.Offered(poe, "rules: focus") // nothing happened
	playOut(s)
	s, poe = poeFlies(t, 0, true)
	never(s, poe, "slip through", "b")
}

func TestPoeDameronScavenged_PushesOn(t *testing.T) {
	s, poe := poeFlies(t, 2, false)
	s.Pass()
	s.Use(poe, "push on")
	s.ChooseNamed("barrel roll")
	s.Use(poe, "rules: barrel roll")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.SideVerb && c.N < 0 })
	s.Position(0)
	s.Draw("Weapons Failure")
	s.WantCrit(poe, "Weapons Failure", 1)
	s.WantTokens(poe, game.StressToken, 1)
	s.WantCharges(poe, poeScav, 0)
	playOut(s)
	s, poe = poeFlies(t, 2, false)
	s.Pass()
	s.Use(poe, "push on")
	s.ChooseNamed("boost")
	s.Use(poe, "rules: boost")
	s.Maneuver("1 straight")
	playOut(s)
	s.WantFacedown(poe, 1)
	s, poe = poeFlies(t, 1, false)
	never(s, poe, "push on")
}
