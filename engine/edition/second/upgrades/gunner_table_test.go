package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// turreted is a pilot without an ability whose ship has a single turret, which points to the front
// unless a scene says otherwise.
const turreted = "spicerunner"

func TestAgileGunner_RotatesInTheEndPhase(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(turreted, south, scene.With("agilegunner"))
	other := s.Mine(xwing, scene.At(200, 300, 0), scene.With("agilegunner"))
	s.Never(other, "agilegunner") // it has no turret
	s.End()
	s.Use(ship, "agilegunner")
	s.ChooseNamed("rear")
	s.WantTurret(ship, geom.RearArc)
	finish(s)
}

func TestAhsokaTanoGunner_AFriendFocuses(t *testing.T) {
	each(t, map[string]struct {
		friend  scene.Option
		force   int
		offered bool
	}{
		"range 1":  {scene.At(line, 520, 0), 1, true},
		"range 3":  {scene.At(line, 800, 0), 1, true},
		"beyond":   {scene.At(line, 802, 0), 1, false},
		"touching": {scene.At(line, 500, 0), 1, false},
		"behind":   {scene.At(line, 340, 0), 1, false},
		"no Force": {scene.At(line, 520, 0), 0, false},
	}, func(t *testing.T, c struct {
		friend  scene.Option
		force   int
		offered bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, scene.At(line, 300, 0), scene.With("ahsokatano"), scene.Force(c.force))
		friend := s.Mine(tie, c.friend, scene.Tokens(game.StressToken, 1))
		enemy := s.Theirs(tie, scene.At(line+60, 600, 0))
		if !c.offered {
			s.Never(ship, "ahsokatano")
		}
		s.Activate(ship, "3 straight")
		if c.offered {
			s.Use(ship, "ahsokatano")
			s.Refused(func() { s.Pick(enemy) })
			s.Pick(friend)
			s.Refused(func() { s.Use(friend, "evade") })
			s.Use(friend, "focus")
			s.WantTokens(friend, game.FocusToken, 1)
			s.WantTokens(friend, game.StressToken, 2) // a red action, while stressed
			s.WantForce(ship, 0)
		}
		finish(s)
	})
}

func TestBossk_AttacksTheSameShipAgain(t *testing.T) {
	d := bout{dice: []string{"hit"}}
	s, ship, other := d.open(t, "bossk")
	s.Dice("evade", "blank", "blank")
	s.WantTokens(ship, game.StressToken, 1)
	s.Refused(s.Pass)
	if len(s.Events()) > 0 && !s.Exec().Waiting(s.State()).Has(game.Chance) {
		s.Declare("primary", other)
	}
	roll(s, "hit")
	finish(s)

	rear := scene.At(line, 300, 0)
	for name, c := range map[string]struct {
		d       bout
		defense []string
		stress  int
	}{
		"a hit":    {bout{dice: []string{"hit"}}, nil, 0},
		"stressed": {bout{mine: carries(game.StressToken, 1)}, nil, 1},
		"torpedoes": {bout{weapon: "protontorpedoes", lay: locks, from: rear,
			mine: []scene.Option{scene.With("protontorpedoes")}}, nil, 0},
		"in defense": {bout{defends: true}, nil, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s, ship, _ := c.d.open(t, "bossk")
			play(s, nil, c.defense)
			s.WantTokens(ship, game.StressToken, c.stress)
			s.Done()
		})
	}
}

func TestCloneCaptainRex_FriendsFocus(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("clonecaptainrex"))
	friend := s.Mine(tie, scene.At(inside, 250, 0))
	aside := s.Mine(tie, scene.At(beside+1, 205, 0))
	target := s.Theirs(tie, north)
	s.Theirs(tie, scene.At(line, 560, 180))
	s.Attack(ship, target)
	s.Dice("focus", "focus", "hit")
	s.Use(ship, "clonecaptainrex")
	s.Face("focus")
	s.WantAttackDice("focus", "hit")
	s.Pick(friend) // their player orders them (2e.initiative.own-order-free)
	s.ChooseNamed("take a strain token to focus")
	s.Use(friend, "focus")
	s.WantTokens(friend, game.StrainToken, 1)
	s.WantTokens(friend, game.FocusToken, 1)
	s.ChooseNamed("take a strain token to focus") // the ship itself
	s.Use(ship, "focus")
	s.WantTokens(ship, game.StrainToken, 1)
	s.WantTokens(ship, game.FocusToken, 1)
	s.Refused(func() { s.ChooseNamed("take a strain token to focus") }) // no one else
	s.WantTokens(aside, game.StrainToken, 0)
	play(s, nil, nil)
	s.Done()

	never(t, "clonecaptainrex", "clonecaptainrex", map[string]bout{
		"no focus result":    {dice: []string{"hit"}},
		"in no one's sights": {dice: []string{"focus"}, at: scene.At(beside, 500, 180)},
		"no one can focus":   {dice: []string{"focus"}, mine: carries(game.StressToken, 1)},
		"in defense":         {dice: []string{"focus"}, defends: true},
	})
}

func TestDengar_PaysItBack(t *testing.T) {
	each(t, map[string]struct {
		green   int
		removes bool
		die     string
		damage  int
	}{
		"a hit": {0, false, "hit", 1}, "a crit": {0, false, "crit", 1}, "a focus": {0, false, "focus", 0},
		"a token": {1, true, "", 0}, "it keeps the token": {1, false, "hit", 1},
	}, func(t *testing.T, c struct {
		green   int
		removes bool
		die     string
		damage  int
	}) {
		d := bout{defends: true, theirs: carries(game.EvadeToken, c.green)}
		s, ship, other := d.open(t, "dengar")
		roll(s)
		s.Use(ship, "dengar")
		s.WantCharges(ship, "dengar", 0)
		if c.green > 0 {
			s.Asked(game.Seat2)
			if c.removes {
				s.ChooseNamed("evade")
			} else {
				s.Pass()
			}
		}
		if !c.removes {
			s.Dice(c.die)
		}
		s.WantFacedown(other, c.damage)
		s.WantTokens(other, game.EvadeToken, map[bool]int{true: c.green - 1, false: c.green}[c.removes])
		finish(s)
	})
	never(t, "dengar", "dengar", map[string]bout{
		"no charge":        {defends: true, lay: charged("dengar", 0)},
		"out of its arc":   {defends: true, at: scene.At(line, 100, 0)},
		"after its attack": {},
	})
}

func TestEzraBridger_TurretAndReroll(t *testing.T) {
	front := scene.At(line, 300, 0)
	each(t, map[string]struct {
		stress  int
		rerolls bool
	}{"stressed": {1, true}, "calm": {0, false}}, func(t *testing.T, c struct {
		stress  int
		rerolls bool
	}) {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("omegasquadronexpert", front, scene.With("ezrabridger"), scene.Force(1),
			scene.Tokens(game.StressToken, c.stress))
		target, behind := s.Theirs(tie, north), s.Theirs(tie, scene.At(line, 100, 0))
		s.Turret(ship, geom.RearArc)
		s.Attack(ship, target)
		s.Dice("focus", "focus")
		s.NotOffered(ship, "reroll") // that is for the other attack
		s.Pass()
		roll(s)
		s.Use(ship, "attack from the turret")
		s.WantForce(ship, 0)
		for !s.Exec().Waiting(s.State()).Has(game.Chance) {
			s.Refused(s.Pass)
			first(s)
		}
		s.Is(fought(s).Defender == behind.ID(), "the ship behind")
		s.Dice("focus", "focus")
		if c.rerolls {
			s.Use(ship, "reroll")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("hit")
		} else {
			s.NotOffered(ship, "reroll")
		}
		finish(s)
	})
	never(t, "ezrabridger", "attack from the turret", map[string]bout{
		"no turret": {mine: []scene.Option{scene.Force(1)}},
		"a special attack": {pilot: "omegasquadronexpert", mine: []scene.Option{scene.Force(1), scene.With("ioncannon")},
			weapon: "ioncannon", lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Turret(ship, geom.FrontArc) }},
		"no Force": {pilot: "omegasquadronexpert", mine: []scene.Option{scene.Force(0)},
			lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Turret(ship, geom.FrontArc) }},
		"from this arc": {pilot: turreted, mine: []scene.Option{scene.Force(1)},
			lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Turret(ship, geom.FrontArc) }},
	})
}

func TestFinn_AddsABlank(t *testing.T) {
	each(t, map[string]bool{"in attack": false, "in defense": true}, func(t *testing.T, defends bool) {
		d := bout{defends: defends, dice: []string{"focus", "focus"}, mine: carries(game.FocusToken, 1)}
		s, ship, _ := d.open(t, "finn")
		if defends {
			s.Dice("focus", "focus")
			s.Use(ship, "add a blank")
			s.WantDefenseDice("focus", "focus", "blank")
		} else {
			s.Use(ship, "add a blank")
			s.WantAttackDice("focus", "focus", "blank", "blank")
		}
		s.NotOffered(ship, "add a blank")
		finish(s)
	})
	behind := scene.At(line, 100, 0)
	never(t, "finn", "add a blank", map[string]bout{
		"attacked from behind": {defends: true, at: behind, dice: []string{"hit"}},
		"attacking behind":     {pilot: firespray, at: behind},
		"torpedoes": {weapon: "protontorpedoes", lay: locks,
			mine: []scene.Option{scene.With("protontorpedoes")}},
	})
}

func TestHotshotGunner_TakesAToken(t *testing.T) {
	each(t, map[string]struct {
		pilot, weapon string
		takes         bool
	}{"turret": {turreted, "", true}, "front weapon": {xwing, "", false}}, func(t *testing.T, c struct {
		pilot, weapon string
		takes         bool
	}) {
		for _, token := range []game.Token{game.FocusToken, game.CalculateToken} {
			d := bout{pilot: c.pilot, dice: []string{"hit"},
				theirs: append(carries(game.FocusToken, 1), scene.Tokens(game.CalculateToken, 1))}
			s, _, other := d.open(t, "hotshotgunner")
			roll(s, "evade")
			left := 1
			if c.takes {
				s.Asked(game.Seat2)
				s.Refused(s.Pass)
				s.ChooseNamed(map[game.Token]string{game.FocusToken: "remove a focus token",
					game.CalculateToken: "remove a calculate token"}[token])
				left = 0
			}
			s.WantTokens(other, token, left)
			s.WantTokens(other, game.FocusToken+game.CalculateToken-token, 1)
			finish(s)
		}
	})
	// Nothing is asked of a ship with other tokens.
	d := bout{pilot: turreted, theirs: carries(game.EvadeToken, 1)}
	s, _, other := d.open(t, "hotshotgunner")
	roll(s)
	s.WantTokens(other, game.EvadeToken, 1)
	finish(s)
	// Nor after an attack out of the front arc of a ship that has a turret as well.
	d = bout{pilot: "omegasquadronexpert", theirs: carries(game.CalculateToken, 1),
		lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.Turret(ship, geom.RearArc) }}
	s, _, other = d.open(t, "hotshotgunner")
	roll(s)
	finish(s)
	s.WantTokens(other, game.CalculateToken, 1)
}

func TestPaigeTico_DropsABombOrRotates(t *testing.T) {
	for _, bomb := range []bool{true, false} {
		d := bout{pilot: turreted, mine: []scene.Option{scene.With("protonbombs")}}
		s, ship, _ := d.open(t, "paigetico")
		roll(s)
		s.Use(ship, "drop a bomb or rotate")
		if bomb {
			s.ChooseNamed("drop a bomb")
			s.Use(ship, "drop a Proton Bomb")
			s.WantCharges(ship, "protonbombs", 1)
		} else {
			s.ChooseNamed("rotate the turret")
			s.ChooseNamed("left")
			s.WantTurret(ship, geom.LeftArc)
		}
		finish(s)
	}
	torpedoes := scene.With("protontorpedoes", "protonbombs")
	never(t, "paigetico", "paigetico", map[string]bout{
		"neither":    {mine: []scene.Option{scene.With("connernets")}},
		"torpedoes":  {weapon: "protontorpedoes", lay: locks, mine: []scene.Option{torpedoes}},
		"in defense": {defends: true, mine: []scene.Option{torpedoes}},
	})
}

func TestPaigeTico_DropsALastBomb(t *testing.T) {
	d := bout{enemy: xwing, defends: true, dice: []string{"hit", "hit"},
		mine: []scene.Option{scene.With("protonbombs"), scene.Shields(0), scene.Damaged(3)}}
	s, ship, _ := d.open(t, "paigetico")
	roll(s)
	s.Use(ship, "drop a last bomb")
	s.Use(ship, "drop a Proton Bomb")
	s.Is(s.State().NDevices == 1, "a bomb")
	play(s, nil, nil)
	s.WantDestroyed(ship)
	s.Done()
	never(t, "paigetico", "drop a last bomb", map[string]bout{"a mine": {enemy: xwing, defends: true,
		dice: []string{"hit", "hit"}, mine: []scene.Option{scene.With("connernets"), scene.Shields(0), scene.Damaged(3)}}})
}

func TestSuppressiveGunner_DepletesOrHurts(t *testing.T) {
	for choice, want := range map[string][2]int{"gain a deplete token": {1, 0}, "suffer 1 hit damage": {0, 1}} {
		d := bout{dice: []string{"focus", "focus", "blank"}}
		s, ship, other := d.open(t, "suppressivegunner")
		s.Use(ship, "suppress")
		s.Face("focus")
		s.Asked(game.Seat2)
		s.ChooseNamed(choice)
		s.WantTokens(other, game.DepleteToken, want[0])
		s.WantFacedown(other, want[1])
		play(s, nil, nil)
		s.Done()
	}
	never(t, "suppressivegunner", "suppress", map[string]bout{
		"no focus result": {dice: []string{"hit"}}, "in defense": {dice: []string{"focus"}, defends: true},
	})
}

func TestUrsaWrenGunner_CalculatesAfterAFarLock(t *testing.T) {
	each(t, map[string]struct {
		target, friend scene.Option
		n              int
	}{
		"range 3":          {scene.At(line, 541, 180), scene.At(200, 300, 0), 1},
		"range 2":          {scene.At(line, 540, 180), scene.At(200, 300, 0), 0},
		"a friend near it": {scene.At(line, 541, 180), scene.At(line, 681, 0), 0},
		"a friend farther": {scene.At(line, 541, 180), scene.At(line, 682, 0), 1},
	}, func(t *testing.T, c struct {
		target, friend scene.Option
		n              int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("ursawren-gunner"))
		friend, target := s.Mine(xwing, c.friend), s.Theirs(tie, c.target)
		s.Theirs(tie, scene.At(line-60, 541, 180)) // its own friend does not matter
		s.Perform(friend, 0)
		s.Pass()
		s.Done()
		s.Perform(ship, 0)
		s.Use(ship, "lock")
		s.Target(target)
		s.WantTokens(ship, game.CalculateToken, c.n)
		s.Done()
	})
}

func TestUrsaWrenGunner_OnlyItsOwnLocks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("ursawren-gunner"))
	friend := s.Mine(xwing, scene.At(line, 700, 0))
	far := s.Theirs(tie, scene.At(line-140, 541, 180))
	s.Perform(friend, 0)
	s.Use(friend, "lock")
	s.Target(far)
	s.WantTokens(ship, game.CalculateToken, 0)
	s.Done()
}

func TestVeteranTailGunner_AttacksToTheRear(t *testing.T) {
	behind := scene.At(line, 100, 0)
	s := scene.Second(t)
	ship := s.Mine(firespray, south, scene.With("veterantailgunner"))
	target, rear := s.Theirs(tie, north), s.Theirs(tie, behind)
	s.Attack(ship, target)
	roll(s)
	roll(s)
	s.Use(ship, "veterantailgunner")
	for !s.Exec().Waiting(s.State()).Has(game.Chance) {
		s.Refused(func() { s.Pick(target) })
		first(s)
	}
	s.Is(fought(s).Defender == rear.ID(), "the ship behind")
	finish(s) // and no third attack

	second := func(s *scene.Scene, _, _ *scene.Ship) { s.Theirs(tie, behind) }
	never(t, "veterantailgunner", "veterantailgunner", map[string]bout{
		"no one behind": {pilot: firespray},
		"torpedoes": {pilot: firespray, weapon: "protontorpedoes",
			mine: []scene.Option{scene.With("protontorpedoes")},
			lay:  func(s *scene.Scene, ship, other *scene.Ship) { locks(s, ship, other); second(s, ship, other) }},
		"to the rear first": {pilot: firespray, at: behind,
			lay: func(s *scene.Scene, _, _ *scene.Ship) { s.Theirs(tie, north) }},
		"in defense": {pilot: firespray, defends: true, lay: second},
	})
}
