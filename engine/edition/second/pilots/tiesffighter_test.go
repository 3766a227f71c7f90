package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// quickdrawHit lets an escort hit "Quickdraw".
func quickdrawHit(shields, charges int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("quickdraw", here, scene.Shields(shields))
		s.Turret(me, geom.RearArc)
		s.Charges(me, "quickdraw", charges)
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Theirs("academypilot", behind(150))
		return me, func() {
			s.Attack(it, me)
			s.Dice("hit", "blank", "blank")
			s.Dice("blank", "blank")
		}
	}
}

// 2e.attack.bonus.one-per-round
func TestQuickdraw(t *testing.T) {
	s := scene.Second(t)
	me, play := quickdrawHit(3, 1)(s)
	play()
	s.Use(me, "strike back")
	s.WantCharges(me, "quickdraw", 0)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb && c.Item == 0 })
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.Is(s.State().Ships[1].Shields == 0, "the attacker hit, in the middle of its attack")
	s.WantShields(me, 2)
	playOut(s)
}

func TestQuickdraw_OutsideAnAttack(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("quickdraw", here)
	it := s.Theirs("academypilot", ahead(250))
	s.Obstacle("coreasteroid0", scene.At(457, 380, 0))
	s.Activate(me, "2 straight")
	s.Dice("hit")
	s.Use(me, "strike back")
	s.Declare("primary", it)
	s.Dice(blanks(int(s.Rolling().N))...)
	playOut(s)
	s.WantShields(me, 2)
}

func TestQuickdraw_Otherwise(t *testing.T) {
	unoffered(t, "strike back", map[string]setting{
		"without a shield": quickdrawHit(0, 1),
		"without a charge": quickdrawHit(3, 0),
		"a friend's shield": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("quickdraw", beside(50))
			friend := s.Mine("zetasquadronsurvivor", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() {
				s.Attack(it, friend)
				s.Dice("hit", "blank", "blank")
			}
		},
		"no one to attack": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("quickdraw", here)
			s.Turret(me, geom.FrontArc)
			it := s.Theirs("bluesquadronescort", scene.At(300, 300, 90))
			return me, func() {
				s.Attack(it, me)
				s.Dice("hit", "blank", "blank")
			}
		},
	})
}

func TestBackdraft(t *testing.T) {
	for _, c := range []struct {
		turret geom.Arc
		at     scene.Option
		weapon string
		dice   int
	}{
		{geom.RearArc, behind(150), "primary", 3},
		{geom.FrontArc, ahead(150), "primary", 2},
		{geom.FrontArc, ahead(150), "turret", 2},
		{geom.RearArc, behind(150), "concussionmissiles", 3},
	} {
		s := scene.Second(t)
		me := s.Mine("backdraft", here, scene.With("concussionmissiles"))
		s.Turret(me, c.turret)
		it := s.Theirs("bluesquadronescort", c.at)
		s.Lock(me, it)
		s.Engage(me)
		skip := map[string]int{"turret": 1}[c.weapon] // its front arc comes first
		s.Choose(func(c2 game.Choice) bool {
			fits := c2.Verb == game.WeaponVerb && (c2.Card == game.NoCard) == (c.weapon != "concussionmissiles")
			if fits {
				skip--
			}
			return fits && skip == -1
		})
		s.Pick(it)
		s.Dice(blanks(c.dice)...)
		playOut(s)
	}
}

// strifeWatches lets a friend attack a ship at a place while "Strife", whose turret points to the
// rear, may have a strain token.
func strifeWatches(place scene.Option, strain int, arc geom.Arc) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("strife-wat1", here, scene.Tokens(game.StrainToken, strain))
		s.Turret(me, arc)
		it := s.Theirs("bluesquadronescort", place)
		friend := s.Mine("academypilot", scene.At(600, 200, 270))
		return me, func() { s.Attack(friend, it) }
	}
}

func TestStrife(t *testing.T) {
	s := scene.Second(t)
	me, play := strifeWatches(behind(50), 0, geom.RearArc)(s)
	play()
	await(s, me, "mark it")
	s.Use(me, "mark it")
	s.WantTokens(me, game.StrainToken, 1)
	s.Is(s.Of(me).Locks[0].Kind == game.ShipObject, "a lock")
	s.Done()
}

func TestStrife_Otherwise(t *testing.T) {
	unoffered(t, "mark it", map[string]setting{
		"strained":              strifeWatches(behind(50), 1, geom.RearArc),
		"out of the turret arc": strifeWatches(behind(50), 0, geom.FrontArc),
		"locked already": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("strife-wat1", here)
			s.Turret(me, geom.FrontArc)
			it := s.Theirs("bluesquadronescort", ahead(150))
			s.Lock(me, it)
			return me, func() { s.Attack(me, it) }
		},
		"a friend defends": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("strife-wat1", here)
			s.Turret(me, geom.FrontArc)
			friend := s.Mine("academypilot", ahead(50))
			it := s.Theirs("bluesquadronescort", ahead(200))
			_ = friend
			return me, func() { s.Attack(it, friend) }
		},
	})
}

// lehuseAttacks begins an attack of Lieutenant LeHuse with a lock of a ship on a target.
func lehuseAttacks(owner game.Player, onDefender, attacks bool) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("lieutenantlehuse", here)
		s.Turret(me, geom.RearArc)
		other := s.Ship(owner, "academypilot", scene.At(300, 300, 90))
		it := s.Theirs("bluesquadronescort", ahead(150))
		far := s.Theirs("academypilot", farAway)
		switch {
		case owner == game.Seat2:
			s.Lock(other, me)
		case onDefender:
			s.Lock(other, it)
		default:
			s.Lock(other, far)
		}
		return me, func() {
			if attacks {
				s.Attack(me, it)
				s.Dice("blank", "focus")
			} else {
				s.Attack(it, me)
				s.Dice("blank", "focus", "blank")
			}
		}
	}
}

func TestLieutenantLeHuse(t *testing.T) {
	s := scene.Second(t)
	me, play := lehuseAttacks(game.Seat1, true, true)(s)
	play()
	s.Use(me, "spend its lock")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
	s.Number(1)
	s.Number(1)
	s.Dice("hit", "crit")
	s.WantAttackDice("hit", "crit")
	s.Is(s.State().Ships[1].Locks[0].Kind == game.NoObject, "the lock is spent")
	playOut(s)
}

func TestLieutenantLeHuse_Otherwise(t *testing.T) {
	unoffered(t, "spend its lock", map[string]setting{
		"a lock on another ship": lehuseAttacks(game.Seat1, false, true),
		"an enemy's lock":        lehuseAttacks(game.Seat2, false, true),
		"he defends":             lehuseAttacks(game.Seat1, true, false),
		"his own lock": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("lieutenantlehuse", here)
			s.Turret(me, geom.RearArc)
			it := s.Theirs("bluesquadronescort", ahead(150))
			s.Lock(me, it)
			return me, func() { s.Attack(me, it) }
		},
	})
}

// phasmaDefends lets an escort attack Captain Phasma, or a friend of hers, with a ship of a side at a
// distance of her, and returns that ship.
func phasmaDefends(t *testing.T, side game.Player, gap float64, attack string, face string) (s *scene.Scene,
	me, it *scene.Ship,
) {
	s = scene.Second(t)
	me = s.Mine("captainphasma", here)
	s.Turret(me, geom.RearArc)
	it = s.Ship(side, "bluesquadronescort", beside(gap))
	foe := s.Theirs("bluesquadronescort", scene.At(420, 490, 180))
	s.Attack(foe, me)
	s.Dice(attack, "blank", "blank")
	s.Dice("blank", "blank")
	if s.Questions() != "" && face != "" {
		s.Refused(s.Pass) // she must
		s.Pick(it)
		s.Face(face)
	}
	playOut(s)
	return s, me, it
}

// 2e.component.card.slash-results
func TestCaptainPhasma(t *testing.T) {
	for _, face := range []string{"hit", "crit"} {
		s, me, it := phasmaDefends(t, game.Seat1, 99, face, face)
		s.WantShields(me, 3)
		s.WantShields(it, 1)
	}
}

func TestCaptainPhasma_Otherwise(t *testing.T) {
	for _, c := range []struct {
		side game.Player
		gap  float64
	}{{game.Seat1, 101}, {game.Seat2, 50}} {
		s, me, it := phasmaDefends(t, c.side, c.gap, "hit", "")
		s.WantShields(me, 2)
		s.WantShields(it, 2)
	}
	s, me, it := phasmaDefends(t, game.Seat1, 50, "focus", "")
	s.WantShields(me, 3)
	s.WantShields(it, 2)
}
