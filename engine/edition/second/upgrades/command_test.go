package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// shuttle is a large ship without an ability.
const shuttle = "omicrongrouppilot"

// ozzels has a ship begin a maneuver, with Admiral Ozzel on a ship beside it: as far as he gives orders, or farther.
func ozzels(t *testing.T, pilot, maneuver string, x float64, mine bool) (s *scene.Scene, ozzel, ship *scene.Ship) {
	s = scene.Second(t)
	ozzel = s.Mine(tie, scene.At(x, 300, 0), scene.With("admiralozzel"))
	ship = s.Ship(side(mine), pilot, south)
	s.Activate(ship, maneuver)
	return s, ozzel, ship
}

func TestAdmiralOzzel(t *testing.T) {
	const bound = line + 40 + 300 + 20
	s, ozzel, ship := ozzels(t, shuttle, "2 bank-left", bound, true)
	s.Use(ozzel, "change the speed")
	s.WantShields(ship, 3)
	s.WantDamage(ozzel, 0)
	s.Refused(func() { s.Maneuver("2 bank-left") })
	s.Refused(func() { s.Maneuver("3 bank-right") })
	s.Maneuver("1 bank-left white") // as difficult as the 2
	finish(s)
	s, ozzel, ship = ozzels(t, shuttle, "3 straight", bound, true)
	s.Use(ozzel, "change the speed")
	s.Maneuver("4 straight white")
	s.Pass() // no action
	s.WantPose(ship, line, 300+80+160, 0)
	s.Done()
	s = scene.Second(t) // of his own ship
	ship = s.Mine(shuttle, south, scene.With("admiralozzel"))
	s.Activate(ship, "1 straight")
	s.Use(ship, "change the speed")
	s.Maneuver("2 straight")
	finish(s)
	each(t, map[string]struct {
		pilot, maneuver string
		x               float64
		mine            bool
	}{
		"beyond range 3":        {shuttle, "2 straight", bound + 1, true},
		"a medium ship":         {"104thbattalionpilot", "2 straight", bound - 50, true},
		"a small ship":          {xwing, "2 straight", bound - 50, true},
		"an enemy":              {shuttle, "2 straight", bound - 50, false},
		"a stationary maneuver": {shuttle, "0 stationary", bound - 50, true},
	}, func(t *testing.T, c struct {
		pilot, maneuver string
		x               float64
		mine            bool
	}) {
		s := scene.Second(t)
		ozzel := s.Mine(tie, scene.At(c.x, 300, 0), scene.With("admiralozzel"))
		ship := s.Ship(side(c.mine), c.pilot, south)
		s.Never(ozzel, "change the speed")
		s.Activate(ship, c.maneuver)
		finish(s)
	})
}

// A ship that the damage destroys executes no maneuver, and is removed.
func TestAdmiralOzzel_TheLastDamage(t *testing.T) {
	s := scene.Second(t)
	ozzel := s.Mine(tie, scene.At(line+100, 300, 0), scene.With("admiralozzel"))
	ship := s.Mine(shuttle, south, scene.Shields(0), scene.Damaged(5))
	s.Activate(ship, "2 straight")
	s.Use(ozzel, "change the speed")
	play(s, nil, nil)
	s.WantDestroyed(ship)
	s.Done()
}

func TestAzmorigan(t *testing.T) {
	s := scene.Second(t)
	one := scene.Tokens(game.EvadeToken, 1)
	me := s.Mine(tie, south, scene.With("azmorigan"), scene.Tokens(game.EvadeToken, 2), scene.Tokens(game.FocusToken, 1))
	near := s.Mine(tie, scene.At(line+40+100, 300, 0), scene.Tokens(game.CalculateToken, 2))
	far := s.Mine(tie, scene.At(line-40-101, 300, 0), one)
	bare := s.Mine(tie, scene.At(line, 250, 0), scene.Tokens(game.FocusToken, 1))
	enemy := s.Theirs(tie, scene.At(line, 350, 0), one)
	third := s.Mine(tie, scene.At(line+45, 300, 0), one)
	s.End()
	s.Use(me, "keep tokens")
	for _, it := range []*scene.Ship{far, bare, enemy} {
		s.Refused(func() { s.Pick(it) })
	}
	s.Pick(me)
	s.Pick(near)
	s.Refused(func() { s.Pick(third) }) // 2 at most
	s.ChooseNamed("keep an evade token")
	s.ChooseNamed("keep a calculate token")
	s.WantTokens(me, game.EvadeToken, 1)
	s.WantTokens(me, game.FocusToken, 0)
	s.WantTokens(near, game.CalculateToken, 1)
	for _, it := range []*scene.Ship{far, enemy, third} {
		s.WantTokens(it, game.EvadeToken, 0)
	}
	s.Done()
	s = scene.Second(t)
	me = s.Mine(tie, south, scene.With("azmorigan"), scene.Tokens(game.FocusToken, 1))
	s.Never(me, "keep tokens")
	s.End()
	s.Done()
}

// needas has a ship reveal its dial, with Captain Needa on a ship beside it.
func needas(t *testing.T, maneuver string, x float64, mine bool, charges int) (s *scene.Scene, needa, ship *scene.Ship,
	reveal func(),
) {
	s = scene.Second(t)
	needa = s.Mine(tie, scene.At(x, 300, 0), scene.With("captainneeda"))
	s.Charges(needa, "captainneeda", charges)
	ship = s.Ship(side(mine), tie, south)
	return s, needa, ship, func() { s.Activate(ship, maneuver) }
}

func TestCaptainNeeda(t *testing.T) {
	const bound = line - 40 - 400
	s, needa, ship, reveal := needas(t, "2 turn-left", bound, true, 4)
	reveal()
	s.Use(needa, "set the dial")
	s.WantCharges(needa, "captainneeda", 3)
	s.Refused(func() { s.Maneuver("2 straight") })  // blue
	s.Refused(func() { s.Maneuver("3 turn-left") }) // faster
	s.Refused(func() { s.Maneuver("2 turn-left") }) // the same
	s.Maneuver("2 turn-right")
	s.WantRevealed(ship, "2 turn-right")
	finish(s)
	s = scene.Second(t) // his own ship
	needa = s.Mine(tie, south, scene.With("captainneeda"))
	s.Activate(needa, "1 turn-left")
	s.Use(needa, "set the dial")
	s.Maneuver("1 turn-right")
	finish(s)
	each(t, map[string]struct {
		maneuver string
		x        float64
		mine     bool
		charges  int
	}{
		"beyond range 4":    {"2 turn-left", bound - 1, true, 4},
		"no charge":         {"2 turn-left", bound + 50, true, 0},
		"an enemy":          {"2 turn-left", bound + 50, false, 4},
		"no other maneuver": {"5 straight", bound + 50, true, 4},
	}, func(t *testing.T, c struct {
		maneuver string
		x        float64
		mine     bool
		charges  int
	}) {
		s, needa, _, reveal := needas(t, c.maneuver, c.x, c.mine, c.charges)
		s.Never(needa, "set the dial")
		reveal()
		finish(s)
	})
}

// rieekans has a ship destroyed, with Carlist Rieekan on a ship beside it and a friend of that beside him.
func rieekans(t *testing.T, x float64, mine bool, friend ...scene.Option) (s *scene.Scene, me, other *scene.Ship, kill func()) {
	s = scene.Second(t)
	me = s.Mine(xwing, scene.At(x, 300, 0), scene.With("carlistrieekan"), scene.Tokens(game.StressToken, 1))
	other = s.Mine(xwing, append(friend, scene.Tokens(game.FocusToken, 1))...)
	victim := s.Ship(side(mine), tie, south, scene.Damaged(2), scene.Tokens(game.StressToken, 1))
	shooter := s.Ship(side(!mine), xwing, north)
	return s, me, other, func() { avenge(s, shooter, victim) }
}

func TestCarlistRieekan(t *testing.T) {
	const ability, bound = "call for an evacuation", line + 40 + 200
	s, me, other, kill := rieekans(t, bound, true, scene.At(bound+240, 300, 0))
	kill()
	s.Use(me, ability)
	s.Refused(func() { s.Pick(me) }) // it is stressed
	s.Pick(other)
	s.Use(other, "evade")
	s.WantTokens(other, game.EvadeToken, 1)
	s.WantTokens(other, game.StressToken, 1)
	finish(s)
	each(t, map[string]struct {
		x, friend float64
		mine      bool
	}{
		"beyond range 2":          {bound + 1, bound + 100, true},
		"an enemy":                {bound, bound + 100, false},
		"no one who acts is near": {bound, bound + 241, true},
	}, func(t *testing.T, c struct {
		x, friend float64
		mine      bool
	}) {
		s, me, _, kill := rieekans(t, c.x, c.mine, scene.At(c.friend, 300, 0))
		s.Never(me, ability)
		kill()
		finish(s)
	})
}

// 2e.squad.upgrade.slots-added-by-cards: the action that Carlist Rieekan adds.
func TestCarlistRieekan_Evades(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(xwing, south, scene.With("carlistrieekan"))
	s.Perform(me, game.OnBar)
	s.Use(me, "evade")
	s.WantTokens(me, game.StressToken, 1)
	s.Done()
}

func TestJanDodonna(t *testing.T) {
	each(t, map[string]struct {
		x                 float64
		enemys, mayDefend bool
	}{
		"at range 3":     {line + 40 + 300, false, true},
		"beyond range 3": {line + 40 + 301, false, false},
		"an enemy":       {line + 100, true, false},
	}, func(t *testing.T, c struct {
		x                 float64
		enemys, mayDefend bool
	}) {
		s := scene.Second(t)
		dodonna := s.Ship(side(!c.enemys), tie, scene.At(c.x, 300, 0), scene.With("jandodonna"),
			scene.Tokens(game.FocusToken, 1), scene.Tokens(game.EvadeToken, 1), scene.Tokens(game.CalculateToken, 1))
		ship, foe := s.Mine(tie, south), s.Theirs(xwing, north)
		s.Attack(foe, ship)
		roll(s, "hit", "hit")
		roll(s, "focus", "blank")
		s.NotOffered(ship, "spend calculate")
		if !c.mayDefend {
			s.NotOffered(ship, "spend focus")
			s.NotOffered(ship, "spend evade")
			finish(s)
			return
		}
		s.Use(ship, "spend focus")
		s.WantTokens(dodonna, game.FocusToken, 0)
		s.Use(ship, "spend evade")
		s.WantTokens(dodonna, game.EvadeToken, 0)
		finish(s)
	})
	s := scene.Second(t) // attacks, too
	dodonna := s.Mine(tie, scene.At(line+100, 300, 0), scene.With("jandodonna"), scene.Tokens(game.FocusToken, 1))
	ship := s.Mine(tie, south)
	s.Attack(ship, s.Theirs(xwing, north))
	roll(s, "focus")
	s.Use(ship, "spend focus")
	s.WantTokens(dodonna, game.FocusToken, 0)
	finish(s)
}

// 2e.destroy.abilities-active-until-removed: he engages after an ace has destroyed his ship.
func TestRaymusAntilles(t *testing.T) {
	s := scene.Second(t)
	raymus := s.Mine(xwing, south, scene.With("raymusantilles"), scene.Shields(0), scene.Damaged(3))
	near := s.Mine(tie, scene.At(line+40+100, 300, 0))
	far := s.Mine(tie, scene.At(line-40-101, 300, 0))
	foe := s.Theirs("howlrunner", north)
	s.Engagement()
	s.Declare("primary", raymus)
	roll(s, "hit", "hit")
	s.Pass()
	roll(s)
	s.WantDestroyed(raymus)
	for ship, n := range map[*scene.Ship]int{raymus: 1, near: 1, far: 0, foe: 0} {
		s.WantTokens(ship, game.FocusToken, n)
	}
	s.Declare("primary", foe)
	play(s, nil, nil)
	s.Is(s.Of(raymus).OnTable, "it stays after the Engagement phase")
	s.End()
	s.Done()
	s.Is(!s.Of(raymus).OnTable && s.Of(raymus).Lingers == game.NotLingering, "it is gone after the End phase")
}

// 2e.destroy.outside-engagement: other ships are removed at once.
func TestRaymusAntilles_BeforeTheEngagement(t *testing.T) {
	for id, stays := range map[string]bool{"raymusantilles": true, "jandodonna": false} {
		s := scene.Second(t)
		raymus := s.Mine(xwing, scene.At(line, 200, 0), scene.With(id), scene.Shields(0), scene.Damaged(3))
		s.Obstacle("coreasteroid0", scene.At(line, 300, 0))
		foe := s.Theirs(tie, scene.At(line, 600, 180))
		s.Activate(raymus, "4 straight")
		s.Dice("hit")
		play(s, nil, nil)
		s.WantDestroyed(raymus)
		s.Is(s.Of(raymus).OnTable == stays, "it stays: %v", stays)
		s.Done()
		if !stays {
			continue
		}
		s.Engagement()
		s.Declare("primary", foe)
		play(s, nil, nil)
		s.Is(s.Of(raymus).OnTable, "it still stays")
		s.End()
		s.Done()
		s.Is(!s.Of(raymus).OnTable, "it is gone")
	}
}

// b6 has a B-wing with its composite beam lock a ship without agility at a gap in mm from it.
func b6(t *testing.T, gap float64) (s *scene.Scene, ship, foe *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine("bladesquadronveteran", south, scene.With("b6bladewingprototype-command"))
	foe = s.Theirs("patrolleader", scene.At(line, 300+20+gap+40, 180), scene.Shields(0))
	s.Lock(ship, foe)
	return s, ship, foe
}

const composite = "b6bladewingprototype-command"

func TestB6BladeWingPrototype(t *testing.T) {
	each(t, map[string]struct {
		dice             []string
		facedown, faceup int
	}{
		"three hits":         {faces("hit", "hit", "hit"), 5, 0},
		"two hits, one crit": {faces("hit", "crit", "hit"), 3, 2},
		"a hit and a crit":   {faces("crit", "hit"), 1, 2},
		"two crits":          {faces("crit", "crit"), 0, 3},
		"a crit":             {faces("crit"), 0, 1},
		"a hit":              {faces("hit"), 1, 0},
		"it misses":          {faces("focus"), 0, 0},
	}, func(t *testing.T, c struct {
		dice             []string
		facedown, faceup int
	}) {
		s, ship, foe := b6(t, 150)
		s.AttackWith(ship, composite, foe)
		s.WantTokens(ship, game.IonToken, 1)
		roll(s, c.dice...)
		for drawn := 0; !s.State().Over && s.Questions() != ""; { // cards that stay as they are dealt
			switch x := s.Exec(); {
			case !x.Waiting(s.State()).Has(game.Chance):
				passOr(s)
			case x.Ask(s.State(), game.Chance).Kind == game.RollQuestion:
				roll(s)
			default:
				s.Draw([]string{"Damaged Engine", "Damaged Sensor Array", "Damaged Engine"}[drawn])
				drawn++
			}
		}
		s.WantFacedown(foe, c.facedown)
		s.Is(int(s.Of(foe).Damage) == c.facedown+c.faceup, "%d damage cards", s.Of(foe).Damage)
		s.WantLock(ship, foe, true)
		s.Done()
	})
	s, ship, foe := b6(t, 150) // its cannon does nothing of this
	s.AttackWith(ship, "primary", foe)
	play(s, faces("hit", "hit", "hit"), nil)
	s.WantDamage(foe, 3)
	s.WantTokens(ship, game.IonToken, 0)
	s.Done()
}

// What an evade cancels is not a result that is left.
func TestB6BladeWingPrototype_CountsWhatIsLeft(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("bladesquadronveteran", south, scene.With(composite))
	foe := s.Theirs(xwing, north, scene.Shields(0))
	s.Lock(ship, foe)
	s.AttackWith(ship, composite, foe)
	play(s, faces("hit", "hit", "hit"), faces("evade"))
	s.WantFacedown(foe, 3)
	s.Done()
}

// 2e.huge.defense-range-45
func TestB6BladeWingPrototype_Range(t *testing.T) {
	for gap, legal := range map[float64]bool{99: false, 101: true, 399: true, 401: false} {
		s, ship, foe := b6(t, gap)
		if gap < 200 {
			s.Engage(ship)
			if !legal {
				s.Refused(func() { s.Declare(composite, foe) })
				finish(s)
				continue
			}
			s.Declare(composite, foe)
			finish(s)
			continue
		}
		s.Engage(ship)
		if !legal {
			s.Done() // nothing reaches it
			continue
		}
		s.Declare(composite, foe)
		roll(s, "hit")
		s.Pass()
		s.Is(s.Rolling().N == 2, "%d dice, of agility 0 at range 4", s.Rolling().N)
		finish(s)
	}
	s, ship, foe := b6(t, 250)
	other := s.Theirs("patrolleader", scene.At(line+100, 610, 180))
	s.Engage(ship)
	s.Refused(func() { s.Declare(composite, other) }) // it has no lock on that one
	s.Declare(composite, foe)
	roll(s, "hit")
	s.Pass()
	s.Is(s.Rolling().N == 1, "the die of range 3")
	finish(s)
}

// 2e.huge.movement.speed-change: a huge ship keeps to the speeds of its tool. A straight of speed 0 is the stationary
// maneuver, which keeps its speed; a reverse straight has no speed 3, and a bank no speed 4.
func TestAdmiralOzzel_HugeShips(t *testing.T) {
	for _, c := range []struct {
		pilot, maneuver string
		can             []string
		cannot          []string
	}{
		{corvette, "1 straight", []string{"0 stationary white", "2 straight white"}, nil},
		{corvette, "1 bank-left", []string{"0 bank-left", "2 bank-left"}, []string{"1 bank-left", "2 bank-right"}},
		{corvette, "3 bank-left", []string{"2 bank-left"}, []string{"4 bank-left"}},
		{corvette, "5 straight", []string{"4 straight"}, []string{"6 straight"}},
		{trident, "1 reverse-straight", []string{"2 reverse-straight"}, []string{"0 reverse-straight"}},
		{trident, "2 reverse-straight", []string{"1 reverse-straight"}, []string{"3 reverse-straight"}},
	} {
		for _, to := range c.can {
			s, ship := vessel(t, c.pilot, scene.With("admiralozzel"))
			s.PrintDial(ship, c.maneuver+" white")
			s.Activate(ship, c.maneuver)
			s.Use(ship, "change the speed")
			for _, not := range c.cannot {
				s.Refused(func() { s.Maneuver(not) })
			}
			s.Maneuver(to)
			finish(s)
		}
	}
}

// A destroyed ship that is still in play is a ship like any other until it is removed, and Carlist Rieekan may choose it
// (2e.destroy.abilities-active-until-removed). Outside of the Engagement phase it is gone as soon as the queue is empty.
func TestCarlistRieekan_ChoosesADestroyedShip(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(xwing, scene.At(line+120, 300, 0), scene.With("carlistrieekan"), scene.Tokens(game.StressToken, 1))
	victim := s.Mine("academypilot", south, scene.Damaged(2), scene.Tokens(game.FocusToken, 1))
	shooter := s.Theirs(xwing, north)
	avenge(s, shooter, victim)
	s.Use(me, "call for an evacuation")
	s.Pick(victim)
	s.Use(victim, "evade")
	s.WantEvent(game.TokenGained, "2e.action.evade")
	finish(s)
	s.Is(!s.Of(victim).OnTable, "it is removed when its initiative has engaged")
}
