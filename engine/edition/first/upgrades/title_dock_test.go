package upgrades_test

import (
	"math/rand/v2"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// shuttles are the two that dock with the Ghost: its title and theirs.
var shuttles = []struct{ title, pilot, own string }{
	{"ghost", "sabinewren", "phantom"}, {"ghost-swx72", "ap5", "phantomii"},
}

// setOut lets the players place their ships somewhere.
func setOut(s *scene.Scene) {
	r := rand.New(rand.NewPCG(1, 1))
	for !s.State().Over {
		p := s.Exec().Waiting(s.State()).First()
		s.Answer(p, s.Exec().Draw(s.State(), p, r))
	}
	s.Done()
}

// vcx puts a VCX-100 here with a title.
func vcx(s *scene.Scene, title string, more ...string) *scene.Ship {
	return s.Mine("lothalrebel", scene.At(457, 300, 0), scene.With(title), scene.With(more...))
}

// titled gives a ship a title, if it is one.
func titled(id string) scene.Option {
	if id == "" {
		return scene.With()
	}
	return scene.With(id)
}

func TestGhost_ItsShuttleBeginsDocked(t *testing.T) {
	for _, c := range shuttles {
		for _, own := range []string{c.own, ""} { // without its title it flies by itself
			s := table(t)
			ship := s.Mine("lothalrebel", scene.With(c.title), scene.Points(1))
			shuttle := s.Mine(c.pilot, titled(own))
			s.Theirs(academy, scene.Points(2))
			setUp(s)
			if own != "" {
				s.WantDocked(shuttle, ship)
			} else {
				s.WantDocked(shuttle, nil)
			}
			setOut(s)
		}
	}
}

func TestGhost_DeploysItFromTheRear(t *testing.T) {
	for _, c := range shuttles {
		s := table(t)
		ship := vcx(s, c.title)
		shuttle := s.Mine(c.pilot, scene.Docked(ship), with(c.own))
		s.Activate(ship, "1 straight")
		s.Pick(shuttle)
		s.Refused(func() { s.ChooseNamed("from the front guides") })
		s.Maneuver("2 straight")
		s.WantPose(shuttle, 457, 300+120-20-120, 180)
		finish(s)
	}
}

func TestGhost_NeedNotDeployIt(t *testing.T) {
	s := table(t)
	ship := vcx(s, "ghost")
	shuttle := s.Mine("sabinewren", scene.Docked(ship), with("phantom"))
	s.Activate(ship, "1 straight")
	s.Pass()
	finish(s)
	s.WantDocked(shuttle, ship)
}

// Docked, the shuttle lets the Ghost fire its primary weapon of 4 dice to the rear, not to the side; deployed,
// it does not.
func TestPhantom_FiresToTheRear(t *testing.T) {
	for _, c := range shuttles {
		for _, docked := range []bool{true, false} {
			s := table(t)
			ship := vcx(s, c.title)
			option := scene.At(100, 100, 0)
			if docked {
				option = scene.Docked(ship)
			}
			s.Mine(c.pilot, option, with(c.own))
			behind, side := s.Theirs(academy, scene.At(457, 100, 0)), s.Theirs(academy, scene.At(700, 300, 0))
			s.Engage(ship)
			if !docked {
				s.Done()
				continue
			}
			s.Refused(func() { s.Declare("primary", side) })
			s.Declare("primary", behind)
			s.Is(s.Rolling().N == 4, "%d dice, not 4", s.Rolling().N)
			finish(s)
		}
	}
}

// As combat ends the Ghost attacks with a turret, and with nothing else; without one, or with the Phantom
// deployed, it does not.
func TestPhantom_FiresTheTurretAsCombatEnds(t *testing.T) {
	for _, c := range []struct{ docked, turret bool }{{true, true}, {false, true}, {true, false}} {
		s := table(t)
		var more []string
		if c.turret {
			more = append(more, "dorsalturret")
		}
		ship := vcx(s, "ghost", more...)
		option := scene.At(100, 100, 0)
		if c.docked {
			option = scene.Docked(ship)
		}
		shuttle := s.Mine("sabinewren", option, with("phantom"))
		foe := s.Theirs("alphasquadronpilot", scene.At(620, 300, 0))
		if !c.docked || !c.turret {
			s.Never(shuttle, "fire the turret")
		}
		s.Engagement()
		if c.docked && c.turret {
			s.Pass() // its own opportunity
			s.Use(shuttle, "fire the turret")
			s.Refused(func() { s.Weapon("primary") })
			s.Weapon("dorsalturret")
			s.Pick(foe)
		}
		finish(s)
		last := card.IsForbidden(s.Exec(), card.DeclaringAttacks, ship.ID())
		s.Is(last == (c.docked && c.turret), "it attacks no more: %v", last)
	}
}

func TestPhantomII_CoordinatesAsActivationEnds(t *testing.T) {
	for _, docked := range []bool{true, false} {
		s := table(t)
		ship := vcx(s, "ghost-swx72")
		option := scene.At(100, 100, 0)
		if docked {
			option = scene.Docked(ship)
		}
		shuttle := s.Mine("ap5", option, with("phantomii"))
		wing := s.Mine(rookie, scene.At(560, 300, 0))
		for _, f := range []*scene.Ship{ship, wing} {
			s.SetDial(f, "1 straight")
		}
		if !docked {
			s.SetDial(shuttle, "2 straight")
			s.Never(shuttle, "coordinate")
		}
		s.Activation()
		if docked {
			s.Pass() // actions
			s.Pass()
			s.Pass()
			s.Use(shuttle, "coordinate")
			s.Use(ship, "rules: coordinate")
			s.Pick(wing)
			s.Use(wing, "focus")
			s.WantTokens(wing, focus, 1)
		}
		finish(s)
	}
}

func TestRequiem_SkillEightForThoseItDeploys(t *testing.T) {
	for title, skill := range map[string]int{"requiem": 8, "vector": 1} {
		s := table(t)
		ship := s.Mine("gozanticlasscruiser", scene.At(457, 300, 0), scene.With("dockingclamps", title))
		one, two := s.Mine(academy, scene.Docked(ship)), s.Mine(academy, scene.Docked(ship))
		s.Activate(ship, "1 straight")
		s.Pick(one)
		s.ChooseNamed("from the front guides")
		s.Maneuver("3 straight")
		s.WantInitiative(one, skill)
		s.WantInitiative(two, 1)
		s.WantInitiative(ship, 2)
		finish(s)
	}
}

// locks lets a huge ship acquire a target lock as its action.
func locks(s *scene.Scene, ship, foe *scene.Ship) {
	s.Perform(ship, game.InStep, game.LockAction)
	s.Use(ship, "target lock")
	s.Pick(foe)
}

func TestSuppressor_TakesATokenOfAnEnemy(t *testing.T) {
	for _, c := range []struct {
		name  string
		token game.Token
		use   bool
	}{{"focus", focus, true}, {"evade", evade, true}, {"stress", stress, false}} {
		s := table(t)
		ship := s.Mine("gozanticlasscruiser", scene.At(457, 300, 0), with("suppressor"))
		foe := s.Theirs(academy, scene.At(457, 560, 180), scene.Tokens(c.token, 2))
		other := s.Theirs(academy, scene.At(557, 560, 180), scene.Tokens(c.token, 2))
		if !c.use {
			s.Never(ship, "suppress")
		}
		locks(s, ship, foe)
		if c.use {
			s.Use(ship, "suppress")
			s.ChooseNamed(c.name)
			s.WantTokens(foe, c.token, 1)
			s.Never(ship, "suppress") // once a round
			s.Of(ship).Performed = 0
			locks(s, ship, other)
		}
		finish(s)
	}
}

func TestSuppressor_TakesABlueLock(t *testing.T) {
	s := table(t)
	ship, wing := s.Mine("gozanticlasscruiser", scene.At(457, 300, 0), with("suppressor")), s.Mine(rookie, scene.At(100, 300, 0))
	foe := s.Theirs(academy, scene.At(457, 560, 180))
	s.Lock(foe, wing)
	locks(s, ship, foe)
	s.Use(ship, "suppress")
	s.ChooseNamed("Rookie Pilot")
	s.WantLock(foe, wing, false)
	s.WantLock(ship, foe, true)
	finish(s)
}

// The Nashtah Pup has the skill and the ability of the ship that it leaves, no damage and no attack in this round.
func TestHoundsTooth_ItsPupDeploysWhenItIsDestroyed(t *testing.T) {
	for _, used := range []bool{true, false} {
		s := table(t)
		ship := s.Mine("bossk", scene.At(457, 300, 0), with("houndstooth"), scene.Shields(0), scene.Damaged(5))
		s.Mine(rookie, scene.At(100, 100, 0))
		foe := s.Theirs(rookie, ahead(180))
		behind := s.Theirs(academy, scene.At(457, 45, 180))
		pup := s.Launched(ship)
		s.Is(s.Exec().Info(pup.ID()).Pilot == "nashtahpuppilot", "it is the Nashtah Pup")
		s.Attack(foe, ship)
		s.Dice("hit", "hit", "hit")
		s.Dice("blank")
		if !used {
			s.Pass()
			s.Is(!s.Of(pup).OnTable && !s.Of(pup).InReserve(), "it is lost")
			finish(s)
			continue
		}
		s.ChooseNamed("from the rear guides")
		s.Maneuver("3 straight")
		s.WantInitiative(pup, 7)
		s.WantFacedown(pup, 0)
		s.Done() // no action
		s.Is(s.Of(ship).Destroyed, "the other is gone")
		s.Engage(pup)
		s.Done()                                                                        // a target, and no attack in this round
		s.Exec().Lapse(func(l *game.Lasting) bool { return l.Until == game.ThisRound }) // the next round
		s.Attack(pup, behind)
		s.Dice("crit", "blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Use(pup, "add hits")
		s.ChooseNamed("crit")
		s.WantFacedown(behind, 2)
		finish(s)
	}
}
