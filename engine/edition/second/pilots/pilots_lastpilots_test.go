package pilots_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestSunnyBounder(t *testing.T) {
	const ability = "add a matching result"
	s, sunny, _ := duel{pilot: "sunnybounder", locked: true}.awaits(t, ability, "hh")
	s.Use(sunny, ability)
	s.WantAttackDice("hit", "hit", "hit")
	playOut(s)
	s, sunny, _ = duel{pilot: "sunnybounder", locked: true}.awaits(t, "spend lock", "hb")
	s.Use(sunny, "spend lock")
	s.Number(1) // the blank
	s.Number(0)
	s.Dice("hit")
	s.Use(sunny, ability)
	s.WantAttackDice("hit", "hit", "hit")
	playOut(s)
	s, sunny, _ = duel{pilot: "sunnybounder", has: []scene.Option{scene.Tokens(game.FocusToken, 1)},
		defends: true}.awaits(t, ability, "hh", "fff")
	s.Use(sunny, ability)
	s.WantDefenseDice("focus", "focus", "focus", "focus")
	playOut(s)
	s, sunny, _ = duel{pilot: "sunnybounder", has: []scene.Option{scene.With("elusive"),
		scene.Tokens(game.FocusToken, 1)}, defends: true}.awaits(t, "reroll", "hh", "ffb")
	s.Use(sunny, "reroll")
	s.Number(1) // the blank
	s.Dice("focus")
	s.Use(sunny, ability)
	s.WantDefenseDice("focus", "focus", "focus", "focus")
	playOut(s)
	duel{pilot: "sunnybounder"}.never(t, ability, "hc")
	duel{pilot: "sunnybounder", defends: true}.never(t, ability, "hh", "eef")
	duel{pilot: "cartelspacer", beside: "sunnybounder"}.never(t, ability, "hh", "eee")
	duel{pilot: "cartelspacer", beside: "sunnybounder", defends: true}.never(t, ability, "hh", "eee")
}

func TestIG88D(t *testing.T) {
	for _, c := range []struct {
		dial, template string
		heading        float64
	}{
		{"3 segnor-left", "3 spiral-cross-left", 90}, {"3 segnor-right", "3 spiral-cross-right", 270},
		{"3 segnor-right", "3 koiogran", 180}, {"3 segnor-left", "", 135},
	} {
		s := scene.Second(t)
		me := s.Mine("ig88d", here)
		s.Theirs("academypilot", farAway)
		s.Activate(me, c.dial)
		if c.template == "" {
			s.Pass()
		} else {
			s.Use(me, "use another template")
			s.Maneuver(c.template)
		}
		playOut(s)
		got := float64(s.Of(me).Pose.Heading) / float64(geom.Degree)
		s.Is(got == c.heading, "it looks to %v, not %v", got, c.heading)
		s.WantTokens(me, game.StressToken, 1)
	}
	unoffered(t, "use another template", map[string]setting{
		"a bank": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("ig88d", here)
			s.Theirs("academypilot", farAway)
			return me, func() { s.Activate(me, "3 bank-left") }
		},
		"another's loop": func(s *scene.Scene) (*scene.Ship, func()) {
			me, other := s.Mine("ig88d", scene.At(200, 200, 0)), s.Mine("ig88b", here)
			s.Theirs("academypilot", farAway)
			return me, func() { s.Activate(other, "3 segnor-left") }
		},
	})
}

func TestMajorStridan(t *testing.T) {
	for _, c := range []struct {
		pilot string
		gap   float64
		want  bool
	}{
		{"majorstridan", 50, true}, {"majorstridan", 299, true}, {"majorstridan", 301, false},
		{"pettyofficerthanisson", 201, false},
	} {
		s := scene.Second(t)
		me, friend := s.Mine(c.pilot, here), s.Mine("academypilot", besideLarge(c.gap))
		s.Theirs("academypilot", farAway)
		s.Is(leads(s, me, friend) == c.want, "%s coordinates at %v mm: %v", c.pilot, c.gap, c.want)
	}
	// Kit Fisto helps friends at range 0-1.
	for _, c := range []struct {
		gap  float64
		mine bool
		want bool
	}{{299, true, true}, {150, true, true}, {301, true, false}, {150, false, false}} {
		s := scene.Second(t)
		s.Unbuilt()
		me := s.Mine("majorstridan", here, scene.With("kitfisto"))
		side := game.Seat1
		if !c.mine {
			side = game.Seat2
		}
		friend := s.Ship(side, "academypilot", scene.At(517+c.gap, 300, 180))
		s.Theirs("academypilot", farAway)
		s.Engagement()
		if !c.want {
			never(s, me, "red evade")
			continue
		}
		s.Use(me, "red evade")
		s.Pick(friend)
		playOut(s)
	}
}

// leads reports whether a ship can coordinate another.
func leads(s *scene.Scene, me, friend *scene.Ship) bool {
	s.Perform(me, 0, game.CoordinateAction)
	if !isOffered(s, me, "coordinate") {
		playOut(s)
		return false
	}
	s.Use(me, "coordinate")
	found := false
	if s.Questions() != "" {
		for _, c := range s.Exec().Ask(s.State(), game.Seat1).Options() {
			found = found || c.Verb == game.PickVerb && c.Ship == friend.ID()
		}
	}
	playOut(s)
	return found
}

func TestLieutenantDormitz(t *testing.T) {
	for _, c := range []struct {
		pilot string
		y     float64
		want  bool
	}{
		{"epsilonsquadroncadet", 309, true}, {"zetasquadronsurvivor", 309, true},
		{"epsilonsquadroncadet", 311, false}, {"academypilot", 250, false},
	} {
		s := scene.Second(t)
		s.Unbuilt()
		s.Mine("lieutenantdormitz", scene.At(457, 50, 0))
		friend := s.Mine(c.pilot)
		s.Theirs("academypilot", scene.At(457, 880, 180))
		s.Setup()
		s.Choose(firstPlayer)
		place := func() { s.Place(friend, 457, c.y, 90) }
		if c.want {
			place()
		} else {
			s.Refused(place)
			s.Place(friend, 657, 50, 0)
		}
		playOut(s)
	}
}

// Both attack in the order that he likes, as nothing says which of them is first (2e.initiative.own-order-free).
func TestEnricPryde(t *testing.T) {
	for _, heFirst := range []bool{true, false} {
		s := scene.Second(t)
		me := s.Mine("enricpryde-wat1", here)
		friend, far := s.Mine("academypilot", besideLarge(20)), s.Mine("academypilot", besideLarge(301))
		enemy := s.Theirs("bluesquadronescort", aheadOfLarge(150))
		s.Attack(me, enemy)
		await(s, me, "sacrifice a ship")
		s.Use(me, "sacrifice a ship")
		s.Refused(func() { s.Pick(far) })
		s.Refused(func() { s.Pick(enemy) })
		s.Pick(friend)
		order := []*scene.Ship{me, friend}
		if !heFirst {
			order = []*scene.Ship{friend, me}
		}
		s.Refused(func() { s.Pick(far) })
		s.Pick(order[0])
		for _, attacker := range order {
			s.Choose(func(c game.Choice) bool { return c.Verb == game.OptionVerb })
			for !s.Exec().Waiting(s.State()).Has(game.Chance) {
				s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb || c.Verb == game.PickVerb })
			}
			s.Is(s.Exec().Attack().Attacker == attacker.ID(), "the attack is made by the ship whose turn it is")
			s.WantAlive(friend)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice(blanks(int(s.Rolling().N))...)
			for s.Questions() != "" && isOffered(s, me, "sacrifice a ship") {
				s.Pass()
			}
		}
		playOut(s)
		s.WantDestroyed(friend)
		s.Is(s.Of(me).BonusAttack, "it made a bonus attack")
		s.WantAlive(me)
		s.WantAlive(far)
	}
	s := scene.Second(t)
	me, friend := s.Mine("enricpryde-wat1", besideLarge(20)), s.Mine("academypilot", here)
	s.Attack(friend, s.Theirs("bluesquadronescort", ahead(150)))
	never(s, me, "sacrifice a ship")
}

func TestEnricPryde_WithoutAttacks(t *testing.T) {
	for _, gap := range []float64{0, 299} {
		s := scene.Second(t)
		me := s.Mine("enricpryde-wat1", here)
		friend := s.Mine("academypilot", besideLarge(gap))
		enemy := s.Theirs("bluesquadronescort", aheadOfLarge(150))
		s.Attack(me, enemy)
		await(s, me, "sacrifice a ship")
		s.Use(me, "sacrifice a ship")
		s.Pick(friend)
		playOut(s)
		s.WantDestroyed(friend)
		s.Is(!s.Of(me).BonusAttack, "it made no bonus attack")
	}
}

// 2e.attack.range.0-forbidden, 2e.action.fail.definition
func TestArvelCrynydOfHotshots(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("arvelcrynyd-swz106", here)
	enemy := s.Theirs("bluesquadronescort", ahead(0.1))
	s.Touch(me, enemy)
	s.Attack(me, enemy)
	s.Is(s.Rolling().N == 3, "a die more for range 1")
	playOut(s)
	s = scene.Second(t)
	me = s.Mine("arvelcrynyd-swz106", here)
	s.Theirs("bluesquadronescort", ahead(10))
	s.Perform(me, 0, game.BoostAction)
	s.Use(me, "boost")
	s.Maneuver("1 straight")
	playOut(s)
	for gap, n := range map[float64]int{50: 3, 150: 2} {
		s = scene.Second(t)
		wantDice(s, s.Mine("arvelcrynyd-swz106", here), s.Theirs("bluesquadronescort", ahead(gap)), n)
	}
}

func TestGrudge(t *testing.T) {
	const ability = "reroll"
	for _, c := range []struct {
		owner game.Player
		kind  string
		gap   float64
		want  bool
	}{
		{game.Seat1, "Seismic Charge", 100, false}, {game.Seat1, "Bomblet", 190, true},
		{game.Seat1, "Bomblet", 240, false}, {game.Seat2, "Bomblet", 190, false},
	} {
		s := scene.Second(t)
		me := s.Mine("grudge", here)
		of := s.Ship(c.owner, "gammasquadronace", scene.At(100, 100, 0))
		s.Theirs("bluesquadronescort", scene.At(457, 340+c.gap+80, 180))
		s.Device(c.kind, of, scene.At(457, 340+c.gap, 0))
		for i := range s.State().Ships[:s.State().NShips] {
			s.State().Ships[i].Activated = true
		}
		s.Activation()
		if !c.want {
			never(s, me, ability)
			continue
		}
		await(s, me, ability)
		s.Use(me, ability)
		s.Number(1)
		s.Dice("hit")
		playOut(s)
	}
	duel{pilot: "grudge"}.never(t, ability)
}

func TestHondoOhnaka(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("hondoohnaka", here, stress(0))
	friend := s.Mine("academypilot", besideMedium(290), stress(1))
	far := s.Mine("academypilot", scene.At(457-50-301, 300, 0))
	enemy := s.Theirs("bluesquadronescort", aheadOfMedium(290), stress(1))
	s.Perform(me, 0)
	s.Use(me, "strike a deal")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(friend)
	s.Refused(func() { s.Pick(far) })
	s.Pick(enemy)
	s.Pick(enemy) // acts first
	s.Refused(func() { s.Use(enemy, "barrel roll") })
	s.Use(enemy, "focus")
	s.Use(friend, "boost")
	s.Maneuver("1 straight")
	playOut(s)
	s.WantTokens(enemy, game.FocusToken, 1)
	s.WantTokens(me, game.CalculateToken, 1)
	for gap, want := range map[float64]bool{299: true, 301: false} {
		s = scene.Second(t)
		me = s.Mine("hondoohnaka", here)
		s.Theirs("bluesquadronescort", aheadOfMedium(gap))
		s.Perform(me, 0)
		s.Is(isOffered(s, me, "strike a deal") == want, "offered with an enemy at %v mm: %v", gap, want)
		playOut(s)
	}
}

var dookuOfCoruscant = []string{"countdooku-siegeofcoruscant", "countdooku-siegeofcoruscant-lsl"}

// 2e.attack.modify.impossible-change
func TestCountDookuOfCoruscant(t *testing.T) {
	each(t, dookuOfCoruscant, func(t *testing.T, id string) {
		s := scene.Second(t)
		me, friend := s.Mine(id, beside(150)), s.Mine("cartelspacer", here)
		enemy := s.Theirs("academypilot", ahead(150), scene.Tokens(game.FocusToken, 1))
		s.Attack(friend, enemy)
		s.Use(me, "name a result")
		for _, face := range []string{"blank", "focus", "hit"} {
			s.Is(strings.Contains(s.Open(), face), "%s can be named", face)
		}
		s.Refused(func() { s.ChooseNamed("Evade") })
		s.ChooseNamed("Crit")
		s.WantForce(me, 2)
		s.Dice("hit", "blank")
		s.Refused(func() { s.Face("crit") })
		s.Face("blank")
		s.WantForce(me, 2) // not all active any more
		s.Dice("blank", "blank", "blank")
		s.WantShields(me, 4)
		playOut(s)
		s.WantDamage(enemy, 2)
	})
}

func TestCountDookuOfCoruscant_Otherwise(t *testing.T) {
	const ability = "name a result"
	s := scene.Second(t) // the enemy's dice show it
	me := s.Mine(dookuOfCoruscant[0], here)
	enemy := s.Theirs("academypilot", ahead(150))
	s.Attack(enemy, me)
	s.Use(me, ability)
	s.ChooseNamed("Blank")
	s.Dice("blank", "hit")
	playOut(s)
	s = scene.Second(t) // its player picks the die
	me = s.Mine(dookuOfCoruscant[0], here)
	enemy = s.Theirs("academypilot", ahead(150))
	s.Attack(me, enemy)
	s.Pass()
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Use(me, ability)
	for _, face := range []string{"focus", "evade"} {
		s.Is(strings.Contains(s.Open(), face), "%s can be named", face)
	}
	s.ChooseNamed("Blank")
	s.Dice("evade", "focus", "evade")
	s.Asked(game.Seat2)
	s.Face("focus")
	playOut(s)
	for gap, force := range map[float64]int{221: 3, 50: 2} {
		s = scene.Second(t)
		me = s.Mine(dookuOfCoruscant[0], beside(gap), scene.Force(force))
		s.Attack(s.Mine("cartelspacer", here), s.Theirs("academypilot", scene.At(300, 490, 180)))
		never(s, me, ability)
	}
}

// exposes lets a ship perform a SLAM, after which it may expose a card.
func exposes(s *scene.Scene, ship *scene.Ship) {
	s.Activate(ship, "2 straight")
	s.Use(ship, "slam")
	s.Maneuver("2 straight")
	s.Use(ship, "open the throttle")
}

// 2e.damage.expose, 2e.damage.facedown-hidden
func TestR1J5_ChoosesTheCard(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("r1j5", here, scene.Damaged(2))
	s.Theirs("academypilot", farAway)
	exposes(s, me)
	s.Use(me, "choose the card")
	s.Draw("Hull Breach")
	s.Draw("Panicked Pilot")
	s.ChooseNamed("Hull Breach")
	s.WantCrit(me, "Hull Breach", 1)
	s.WantTokens(me, game.StressToken, 0)
	s.WantTokens(me, game.DisarmToken, 0)
	s.Is(s.State().Secret[1].Known == [game.MaxDealt]uint8{}, "the other player knows none")
	playOut(s)
	s = scene.Second(t)
	me = s.Mine("r1j5", scene.At(200, 200, 0), scene.Damaged(2))
	other := s.Mine("colossusstationmechanic", here, scene.Damaged(1))
	s.Theirs("academypilot", farAway)
	s.Never(me, "choose the card")
	exposes(s, other)
	s.Draw("Hull Breach")
	playOut(s)
}

func TestTorraDoza(t *testing.T) {
	for _, c := range []struct {
		side game.Player
		gap  float64
		want bool
	}{{game.Seat1, 0, true}, {game.Seat1, 299, true}, {game.Seat1, 301, false}, {game.Seat2, 50, false}} {
		s := scene.Second(t)
		me := s.Mine("torradoza-wat1", scene.At(497+c.gap, 540, 0))
		other := s.Ship(c.side, "colossusstationmechanic", here, scene.Damaged(1))
		s.Theirs("academypilot", farAway)
		exposes(s, other)
		s.Draw("Panicked Pilot")
		if !c.want {
			s.NotOffered(me, "patch it up")
			playOut(s)
			s.WantTokens(other, game.StressToken, 2)
			continue
		}
		s.Use(me, "patch it up")
		s.ChooseNamed("Deplete")
		s.WantTokens(me, game.DepleteToken, 1)
		s.WantTokens(other, game.StressToken, 0)
		s.WantFacedown(other, 1)
		s.NoEvent(game.DamageRepaired)
		s.MustHold()
		playOut(s)
	}
}

func TestTorraDoza_RemovesOneMore(t *testing.T) {
	for pilot, left := range map[string]int{"torradoza-wat1": 1, "colossusstationmechanic": 2} {
		s := scene.Second(t)
		me := s.Mine(pilot, here, stress(3), scene.Tokens(game.StrainToken, 1))
		s.Theirs("academypilot", farAway)
		s.Activate(me, "1 straight") // blue
		playOut(s)
		s.WantTokens(me, game.StressToken, left)
	}
	s := scene.Second(t) // other tokens than red ones
	me := s.Mine("torradoza-wat1", here, scene.Tokens(game.DisarmToken, 2), scene.Damaged(1))
	s.Theirs("academypilot", farAway)
	exposes(s, me)
	s.Draw("Hull Breach")
	playOut(s)
	s.WantTokens(me, game.DisarmToken, 2)
}

// 2e.timing.cost-only-if-effect
func TestLinGaava(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("lingaava", here, scene.With("shieldupgrade"))
	friends := []*scene.Ship{s.Mine("epsilonsquadroncadet", beside(50)), s.Mine("zetasquadronsurvivor", beside(100)),
		s.Mine("epsilonsquadroncadet", beside(150))}
	modified := s.Mine("epsilonsquadroncadet", beside(200), scene.With("shieldupgrade"))
	other := s.Mine("academypilot", beside(250))
	s.Theirs("epsilonsquadroncadet", farAway)
	s.Setup()
	s.Choose(firstPlayer)
	for _, ship := range []*scene.Ship{modified, other, me} {
		s.Refused(func() { s.Pick(ship) })
	}
	s.Pick(friends[0])
	s.Pick(friends[1])
	s.Done()
	for _, ship := range []*scene.Ship{friends[2], friends[0], friends[1], me} {
		s.Activate(ship, "3 straight")
		if ship == friends[2] {
			s.NotOffered(ship, "slam")
			playOut(s)
			continue
		}
		s.Use(ship, "slam")
		s.Maneuver("3 straight")
		playOut(s)
	}
	s.WantShields(me, 1)
	s.WantTokens(me, game.DisarmToken, 0)
}

func TestBoKatanKryze_Points(t *testing.T) {
	for _, at := range []scene.Option{scene.At(500, 640, 0), scene.At(420, 540, 0)} { // at range 2, at range 1
		s := scene.Second(t)
		me, friend := s.Mine("bokatankryze", here), s.Mine("bluesquadronescort", scene.At(560, 420, 0))
		near, far := s.Theirs("academypilot", scene.At(457, 722, 180)), s.Theirs("academypilot", farAway)
		rock := s.Obstacle("coreasteroid0", at)
		s.Activate(me, "2 straight")
		s.Use(me, "point it out")
		s.WantTokens(me, game.DepleteToken, 1)
		s.Refused(func() { s.Target(far) })
		s.Refused(func() { s.Target(near) })
		s.TargetObstacle(rock)
		s.Refused(func() { s.Pick(me) })
		s.Pick(friend)
		s.Refused(func() { s.Use(friend, "focus") })
		s.Use(friend, "lock")
		s.TargetObstacle(rock)
		s.WantLocks(friend, rock.Object())
		playOut(s)
	}
}

func TestTheIronAssembler(t *testing.T) {
	const ability = "assemble"
	for _, c := range []struct {
		in      string
		side    game.Player
		gap     float64
		dial    string
		rock    string
		charges int
		damage  int
		want    bool
	}{
		{"a friend stays", game.Seat1, 99, "2 bank-left", "coreasteroid0", 1, 1, true},
		{"on debris", game.Seat1, 50, "2 bank-left", "vt49decimatordebris0", 1, 1, true},
		{"too far", game.Seat1, 101, "2 bank-left", "coreasteroid0", 3, 1, false},
		{"an enemy", game.Seat2, 50, "2 bank-left", "coreasteroid0", 3, 1, false},
		{"it flies", game.Seat1, 50, "2 straight", "coreasteroid0", 3, 1, false},
		{"no charge", game.Seat1, 50, "2 bank-left", "coreasteroid0", 0, 1, false},
		{"no damage", game.Seat1, 50, "2 bank-left", "coreasteroid0", 3, 0, false},
	} {
		t.Run(c.in, func(t *testing.T) {
			s := scene.Second(t)
			me := s.Mine("theironassembler", beside(c.gap))
			s.Charges(me, "theironassembler", c.charges)
			other := s.Ship(c.side, "separatistdrone", here, scene.With("grapplingstruts"), scene.Damaged(c.damage))
			s.Theirs("academypilot", farAway)
			s.CardSide(other, "grapplingstruts", 2)
			s.Obstacle(c.rock, scene.At(457, 300, 0))
			s.Activate(other, c.dial)
			if !c.want {
				never(s, me, ability)
				return
			}
			await(s, me, ability)
			s.Use(me, ability)
			s.ChooseNamed("Repair a facedown card")
			s.Draw("Hull Breach")
			playOut(s)
			s.WantDamage(other, 0)
			s.WantCharges(me, "theironassembler", c.charges-1)
		})
	}
}

// The lender is at range 2 of the ship that wants its token, and the prototype between them.
func TestUplinkPrototype(t *testing.T) {
	for _, c := range []struct {
		link   string
		x, y   float64 // of the prototype
		lender float64
		want   bool
	}{
		{"00muplinkprototype-wat1", 590, 300, 700, true},
		{"separatistdrone", 590, 300, 700, false},
		{"00muplinkprototype-wat1", 596, 300, 735, true},  // range 1 of both
		{"00muplinkprototype-wat1", 598, 300, 735, false}, // range 2 of the one
		{"00muplinkprototype-wat1", 590, 300, 731, false}, // range 2 of the other
	} {
		s := scene.Second(t)
		me := s.Mine("separatistdrone", here)
		s.Mine(c.link, scene.At(c.x, c.y, 0))
		lender := s.Mine("separatistdrone", scene.At(c.lender, 300, 0), scene.Tokens(game.CalculateToken, 1))
		s.Attack(me, s.Theirs("academypilot", ahead(150)))
		s.Dice("focus", "blank")
		s.Is(isOffered(s, me, "networked calculations") == c.want, "%s at %v, lender at %v: %v", c.link, c.x, c.lender, c.want)
		if c.want {
			s.Use(me, "networked calculations")
			s.Pick(lender)
			s.WantTokens(lender, game.CalculateToken, 0)
			s.WantAttackDice("hit", "blank")
		}
		playOut(s)
	}
}

func TestBoKatanKryze_PointsNothingOut(t *testing.T) {
	at := func(x, y float64, mine, blocked bool) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("bokatankryze", here)
			if mine {
				s.Mine("bluesquadronescort", scene.At(560, 420, 0))
			}
			s.Theirs("academypilot", farAway)
			s.Obstacle("coreasteroid0", scene.At(x, y, 0))
			if blocked {
				s.Theirs("academypilot", scene.At(457, 480, 180))
			}
			return me, func() { s.Activate(me, "2 straight") }
		}
	}
	unoffered(t, "point it out", map[string]setting{
		"beyond range 2":   at(500, 740, true, false),
		"at range 0":       at(457, 505, true, false),
		"behind":           at(300, 300, true, false),
		"without a friend": at(500, 640, false, false),
		"cut short":        at(650, 640, true, true),
		"a friend's maneuver": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("bokatankryze", scene.At(457, 460, 0))
			friend := s.Mine("bluesquadronescort", scene.At(600, 300, 0))
			s.Theirs("academypilot", farAway)
			s.Obstacle("coreasteroid0", scene.At(500, 640, 0))
			return me, func() { s.Activate(friend, "2 straight") }
		},
	})
}

// 2e.force.default-attack, 2e.force.default-defend
func TestDepaBillaba(t *testing.T) {
	const depa = "depabillaba-wat1"
	in := scene.At(457, 200, 0) // the friend is ahead of her
	for _, c := range []struct {
		in      string
		at      scene.Option
		pilot   string
		force   int
		lends   int // Depa's Force
		defends bool
		offered bool
	}{
		{"attacks", in, "jediknight", 0, 2, false, true},
		{"defends", in, "jediknight", 0, 1, true, true},
		{"behind her", scene.At(557, 400, 0), "jediknight", 0, 2, false, false},
		{"as much active", in, "obiwankenobi-eta2actis", 2, 2, false, false},
		{"without Force of its own", in, "goldsquadrontrooper", 0, 2, false, false},
		{"she has none", in, "jediknight", 0, 0, false, false},
	} {
		t.Run(c.in, func(t *testing.T) {
			s := scene.Second(t)
			me := s.Mine(depa, c.at, scene.Force(c.lends))
			friend := s.Mine(c.pilot, here)
			if c.in == "as much active" {
				s.Stat(friend, "force", 4)
			}
			if c.pilot != "goldsquadrontrooper" {
				s.Force(friend, c.force)
			}
			enemy := s.Theirs("academypilot", ahead(150))
			if c.defends {
				s.Attack(enemy, friend)
				s.Dice("hit", "hit")
				s.Dice(append([]string{"focus"}, blanks(int(s.Rolling().N)-1)...)...)
			} else {
				s.Attack(friend, enemy)
				s.Dice(append([]string{"focus"}, blanks(int(s.Rolling().N)-1)...)...)
			}
			if c.in == "as much active" {
				s.Use(friend, "spend Force") // its own, without a question
				s.WantForce(me, 2)
				playOut(s)
				return
			}
			s.Is(isOffered(s, friend, "spend Force") == c.offered, "it may spend her Force: %v", c.offered)
			if c.offered {
				s.Use(friend, "spend Force")
				s.WantForce(me, c.lends-1)
			}
			playOut(s)
		})
	}
	for lender, left := range map[bool][2]int{true: {1, 1}, false: {2, 0}} { // its player picks whose
		s := scene.Second(t)
		me, friend := s.Mine(depa, in), s.Mine("obiwankenobi", here)
		s.Stat(friend, "force", 3)
		s.Force(friend, 1)
		s.Attack(friend, s.Theirs("academypilot", ahead(150)))
		s.Dice("focus", "blank")
		s.Use(friend, "spend Force")
		if lender {
			s.Pick(me)
		} else {
			s.Pick(friend)
		}
		s.WantForce(me, left[0])
		s.WantForce(friend, left[1])
		playOut(s)
	}
}

// An enemy borrows nothing, and no one does outside of an attack.
func TestDepaBillaba_NotLent(t *testing.T) {
	s := scene.Second(t)
	s.Mine("depabillaba-wat1", scene.At(457, 200, 0))
	target, enemy := s.Mine("academypilot", scene.At(557, 510, 180)), s.Theirs("jediknight", here, scene.Force(0))
	s.Attack(enemy, target)
	s.Dice("focus", "blank")
	s.NotOffered(enemy, "spend Force")
	playOut(s)
	s = scene.Second(t)
	s.Mine("depabillaba-wat1", scene.At(457, 200, 0))
	friend := s.Mine("jediknight", here, scene.Force(0))
	s.Theirs("academypilot", farAway)
	s.Never(friend, "fine-tuned controls")
	s.Activate(friend, "2 straight")
	playOut(s)
}
