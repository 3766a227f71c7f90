package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// pointing turns the turret of the ship with the card.
func pointing(arc geom.Arc) func(s *scene.Scene, ship, other *scene.Ship) {
	return func(s *scene.Scene, ship, _ *scene.Ship) { s.Turret(ship, arc) }
}

// stands puts a third ship of a side on the table.
func stands(side game.Player, at scene.Option, more ...scene.Option) func(s *scene.Scene, ship, other *scene.Ship) {
	return func(s *scene.Scene, _, _ *scene.Ship) { s.Ship(side, tie, append(more, at)...) }
}

func TestBobaFettGunner_AloneWithTheDefender(t *testing.T) {
	b := bout{dice: []string{"focus", "focus", "crit"}}
	s, ship, _ := b.open(t, "bobafett-gunner")
	s.Use(ship, "bobafett-gunner")
	s.WantAttackDice("focus", "hit", "crit")
	play(s, nil, []string{"evade", "evade"})
	s.Done()
	evades := []string{"evade", "evade", "evade"}
	never(t, "bobafett-gunner", "bobafett-gunner", map[string]bout{
		"another enemy":   {dice: b.dice, defense: evades, lay: stands(game.Seat2, scene.At(line+60, 560, 180))},
		"a friend":        {dice: b.dice, defense: evades, lay: stands(game.Seat1, scene.At(line-60, 400, 0))},
		"no focus result": {dice: []string{"hit"}},
		"in defense":      {dice: b.dice, defends: true},
	})
	// One behind is not in the attack arc.
	b.lay = stands(game.Seat2, scene.At(line, 150, 0))
	s, ship, _ = b.open(t, "bobafett-gunner")
	s.Offered(ship, "bobafett-gunner")
	play(s, nil, evades)
	s.Done()
}

func TestDT798_RerollsForMarkedShips(t *testing.T) {
	each(t, map[string]struct {
		token game.Token
		at    scene.Option
		side  game.Player
		most  int
	}{
		"the defender and an enemy": {game.StressToken, scene.At(line+60, 560, 180), game.Seat2, 2},
		"and a friend":              {game.DisarmToken, scene.At(line-60, 400, 0), game.Seat1, 2},
		"a green token":             {game.FocusToken, scene.At(line+60, 560, 180), game.Seat2, 1},
		"behind":                    {game.StressToken, scene.At(line, 150, 0), game.Seat2, 1},
	}, func(t *testing.T, c struct {
		token game.Token
		at    scene.Option
		side  game.Player
		most  int
	}) {
		b := bout{dice: []string{"focus", "focus", "focus"}, theirs: carries(game.StrainToken, 1),
			mine: carries(game.StressToken, 1), lay: stands(c.side, c.at, scene.Tokens(c.token, 1))}
		s, ship, _ := b.open(t, "dt798")
		s.Use(ship, "reroll")
		s.Refused(func() { s.Number(c.most + 1) })
		s.Number(c.most)
		finish(s)
	})
	never(t, "dt798", "reroll", map[string]bout{
		"a lock is not enough": {dice: []string{"focus"}, lay: locks},
		"in defense":           {dice: []string{"focus"}, theirs: carries(game.StressToken, 1), defends: true},
	})
}

func TestDT798_StrainsAFriend(t *testing.T) {
	for offered, at := range map[bool]scene.Option{true: scene.At(line, 640, 0), false: scene.At(line, 642, 0)} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("dt798"), scene.Tokens(game.DisarmToken, 1))
		friend := s.Mine(tie, at, scene.Tokens(game.DisarmToken, 1))
		enemy := s.Theirs(tie, scene.At(line+60, 500, 180), scene.Tokens(game.DisarmToken, 1))
		if !offered {
			s.Never(ship, "strain a friend")
		}
		s.Engagement()
		if offered {
			s.Use(ship, "strain a friend")
			s.Refused(func() { s.Pick(enemy) })
			s.Pick(friend)
			s.WantTokens(friend, game.StrainToken, 1)
		}
		finish(s)
	}
}

// The arc of a turret is a firing arc.
func TestDT798_InTheTurretArc(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("greensquadronexpert", south, scene.With("dt798"), scene.Tokens(game.DisarmToken, 1))
	s.Turret(ship, geom.RearArc)
	friend := s.Mine(tie, scene.At(line, 100, 0), scene.Tokens(game.DisarmToken, 1))
	s.Theirs(tie, scene.At(100, 800, 180), scene.Tokens(game.DisarmToken, 1))
	s.Engagement()
	s.Use(ship, "strain a friend")
	s.Pick(friend)
	s.WantTokens(friend, game.StrainToken, 1)
	finish(s)
}

func TestMigsMayfeld_AttacksAnotherWeakShip(t *testing.T) {
	const id = "migsmayfeld"
	each(t, map[string]struct {
		pilot, ability string
		arc            geom.Arc
		token          game.Token
	}{
		"to the rear":     {firespray, "attack to the rear", geom.FrontArc, game.StressToken},
		"from the turret": {"zetasquadronsurvivor", "attack from the turret", geom.RearArc, game.DisarmToken},
	}, func(t *testing.T, c struct {
		pilot, ability string
		arc            geom.Arc
		token          game.Token
	}) {
		lay := func(n int) bout {
			return bout{pilot: c.pilot, weapon: "primary", lay: func(s *scene.Scene, ship, other *scene.Ship) {
				s.Theirs(tie, scene.At(line, 100, 0), scene.Tokens(c.token, n), scene.Tokens(game.FocusToken, 1))
				s.Tokens(other, game.StressToken, 1)
				if c.pilot != firespray {
					s.Turret(ship, c.arc)
				}
			}}
		}
		b := lay(1)
		s, ship, other := b.open(t, id)
		roll(s)
		s.Use(ship, c.ability)
		for !s.Exec().Waiting(s.State()).Has(game.Chance) {
			s.Refused(func() { s.Pick(other) })
			first(s)
		}
		s.Is(fought(s).Defender != other.ID(), "the ship behind")
		finish(s)

		never(t, id, c.ability, map[string]bout{
			"no such token":     lay(0),
			"only the defender": {pilot: c.pilot, theirs: carries(game.StressToken, 1)},
		})
	})
	never(t, id, id, map[string]bout{"not out of the front arc": {pilot: firespray, at: scene.At(line, 100, 180),
		theirs: carries(game.StressToken, 1), lay: stands(game.Seat2, scene.At(line, 160, 0), scene.Tokens(game.StressToken, 1))}})
}

func TestReyGunner_ShipsInTheTurretArc(t *testing.T) {
	force := []scene.Option{scene.Force(1)}
	each(t, map[string]bool{"in attack": false, "in defense": true}, func(t *testing.T, defends bool) {
		b := bout{pilot: turreted, mine: force, defends: defends, dice: []string{"hit", "blank"}}
		if !defends {
			b.dice = []string{"blank", "blank"}
		}
		s, ship, _ := b.open(t, "rey-gunner")
		if defends {
			s.Dice("blank", "blank")
			s.Use(ship, "change a blank")
			s.WantShields(ship, 2)
			s.WantForce(ship, 0)
			s.Done()
			return
		}
		s.Use(ship, "change a blank")
		s.WantForce(ship, 0)
		s.Is(fought(s).Attack.Count(game.Hit) == 1, "1 hit")
		finish(s)
	})
	never(t, "rey-gunner", "change a blank", map[string]bout{
		"attacked from elsewhere": {pilot: turreted, mine: force, defends: true, lay: pointing(geom.RearArc)},
		"attacking elsewhere":     {pilot: "zetasquadronsurvivor", mine: force, weapon: "primary", lay: pointing(geom.RearArc)},
		"no Force":                {pilot: turreted, mine: []scene.Option{scene.Force(0)}},
		"no blank":                {pilot: turreted, mine: force, dice: []string{"hit", "hit"}},
	})
}

func TestSeventhFleetGunner_SupportsAnAttack(t *testing.T) {
	const id = "seventhfleetgunner"
	each(t, map[string]struct {
		x, heading float64 // of the gunner
		pilot      string
		charges, y int // of the target
		weapon     string
		side       game.Player
		dice       int
	}{
		"supported":           {line - 60, 0, xwing, 1, 500, "primary", game.Seat1, 4},
		"looking away":        {line - 60, 180, xwing, 1, 500, "primary", game.Seat1, 3},
		"no charge":           {line - 60, 0, xwing, 0, 500, "primary", game.Seat1, 3},
		"4 dice are the most": {line - 60, 0, xwing, 1, 400, "primary", game.Seat1, 4},
		"a special attack":    {line - 60, 0, xwing, 1, 500, "ioncannon", game.Seat1, 3},
		"an enemy's attack":   {line - 60, 0, xwing, 1, 500, "primary", game.Seat2, 3},
	}, func(t *testing.T, c struct {
		x, heading float64
		pilot      string
		charges, y int
		weapon     string
		side       game.Player
		dice       int
	}) {
		s := scene.Second(t)
		gunner := s.Mine(xwing, scene.At(c.x, 300, c.heading), scene.With(id))
		attacker := s.Ship(c.side, c.pilot, south, scene.With("ioncannon"))
		target := s.Ship(c.side.Other(), tie, scene.At(line, float64(c.y), 180))
		s.Charges(gunner, id, c.charges)
		supported := c.dice == 4 && c.y == 500
		if !supported {
			s.Never(gunner, id)
		}
		s.AttackWith(attacker, c.weapon, target)
		if supported {
			s.Use(gunner, id)
			s.WantCharges(gunner, id, 0)
		}
		s.Is(int(s.Rolling().N) == c.dice, "%d dice, not %d", c.dice, s.Rolling().N)
		finish(s)
	})
	never(t, id, "support the attack", map[string]bout{"its own attack": {}})
}

func TestSeventhFleetGunner_RecoversTheCharge(t *testing.T) {
	for charges := range 2 {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("seventhfleetgunner"))
		s.Charges(ship, "seventhfleetgunner", charges)
		if charges == 1 {
			s.Never(ship, "recover the charge")
		}
		s.System(ship)
		if charges == 0 {
			s.Use(ship, "recover the charge")
			s.WantTokens(ship, game.DisarmToken, 1)
			s.WantCharges(ship, "seventhfleetgunner", 1)
		}
		s.Done()
	}
}

func TestSpecialForcesGunner_TurretAhead(t *testing.T) {
	const sf = "zetasquadronsurvivor"
	each(t, map[string]struct {
		arc     geom.Arc
		weapon  string
		offered bool
	}{
		"ahead":           {geom.FrontArc, "primary", true},
		"to the rear":     {geom.RearArc, "primary", false},
		"special attacks": {geom.FrontArc, "ioncannon", false},
	}, func(t *testing.T, c struct {
		arc     geom.Arc
		weapon  string
		offered bool
	}) {
		b := bout{pilot: sf, weapon: c.weapon, lay: pointing(c.arc), mine: []scene.Option{scene.With("ioncannon")}}
		s, ship, other := b.begin(t, "specialforcesgunner")
		if !c.offered {
			s.Never(ship, "roll 1 more die")
		}
		b.attack(s, ship, other)
		if c.offered {
			s.Use(ship, "roll 1 more die")
			s.Is(s.Rolling().N == 3, "3 dice, not %d", s.Rolling().N)
		}
		s.Never(ship, "attack from the turret") // no one is behind
		finish(s)
	})
}

// An attack out of the turret is not one out of the front arc, wherever the turret points.
func TestSpecialForcesGunner_AttacksOutOfTheTurret(t *testing.T) {
	for _, arc := range []geom.Arc{geom.FrontArc, geom.RearArc} {
		s := scene.Second(t)
		ship := s.Mine("zetasquadronsurvivor", south, scene.With("specialforcesgunner"))
		s.Turret(ship, arc)
		s.Theirs(tie, north)
		s.Theirs(tie, scene.At(line, 100, 0))
		for _, ability := range []string{"roll 1 more die", "attack from the turret"} {
			s.Never(ship, ability)
		}
		s.Engage(ship)
		s.Choose(func(c game.Choice) bool {
			return c.Verb == game.WeaponVerb && s.Exec().G.Ships[ship.ID()].Weapons[c.Item].Turret
		})
		finish(s)
	}
}

func TestSpecialForcesGunner_TurretBehind(t *testing.T) {
	const sf = "zetasquadronsurvivor"
	each(t, map[string]struct {
		arc     geom.Arc
		weapon  string
		offered bool
	}{
		"to the rear":     {geom.RearArc, "primary", true},
		"ahead":           {geom.FrontArc, "primary", false},
		"special attacks": {geom.RearArc, "ioncannon", false},
	}, func(t *testing.T, c struct {
		arc     geom.Arc
		weapon  string
		offered bool
	}) {
		b := bout{pilot: sf, weapon: c.weapon, mine: []scene.Option{scene.With("ioncannon")},
			lay: func(s *scene.Scene, ship, _ *scene.Ship) {
				s.Theirs(tie, scene.At(line, 100, 0))
				s.Turret(ship, c.arc)
			}}
		s, ship, other := b.begin(t, "specialforcesgunner")
		if !c.offered {
			s.Never(ship, "attack from the turret")
			b.attack(s, ship, other)
			finish(s)
			return
		}
		b.attack(s, ship, other)
		roll(s)
		roll(s)
		s.Use(ship, "attack from the turret")
		for !s.Exec().Waiting(s.State()).Has(game.Chance) {
			s.Refused(func() { s.Weapon("ioncannon") })
			first(s)
		}
		s.Is(fought(s).Defender != other.ID(), "the ship behind")
		finish(s)
	})
}

func TestTiberSaxon_StrainsForCharges(t *testing.T) {
	hit := []string{"hit", "blank", "blank"}
	for n, choice := range []string{"spend 1 charge", "spend 2 charges"} {
		b := bout{dice: hit}
		s, ship, other := b.open(t, "tibersaxon")
		roll(s)
		s.Use(ship, "tibersaxon")
		s.ChooseNamed(choice)
		s.WantTokens(other, game.StrainToken, n+1)
		s.WantCharges(ship, "tibersaxon", 1-n)
		finish(s)
	}
	never(t, "tibersaxon", "tibersaxon", map[string]bout{
		"a miss":        {},
		"range 3":       {dice: hit, at: scene.At(line, 600, 180)},
		"no charge":     {dice: hit, lay: charged("tibersaxon", 0)},
		"a faceup card": {dice: hit, enemy: xwing, lay: func(s *scene.Scene, _, other *scene.Ship) { s.Crit(other, "Stunned Pilot") }},
		"in defense":    {dice: hit, enemy: xwing, defends: true},
	})
}

func TestWeaponsSystemsOfficer_LocksAfterALockedWeapon(t *testing.T) {
	const id = "weaponssystemsofficer"
	spent := func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(ship, other) }
	b := bout{weapon: "protontorpedoes", mine: []scene.Option{scene.With("protontorpedoes")}, lay: spent}
	s, ship, other := b.open(t, id)
	s.Use(ship, "spend lock")
	s.Number(4)
	roll(s)
	roll(s)
	s.Use(ship, id)
	s.WantLock(ship, other, true)
	s.Done()
	never(t, id, id, map[string]bout{
		"it has the lock":       {weapon: b.weapon, mine: b.mine, lay: spent},
		"the weapon needs none": {weapon: "ioncannon", mine: []scene.Option{scene.With("ioncannon")}},
		"the primary weapon":    {weapon: "primary"},
	})
}
