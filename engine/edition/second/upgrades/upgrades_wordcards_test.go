package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestR4B11_RerollsTheDefense(t *testing.T) {
	for _, token := range []game.Token{game.StressToken, game.DisarmToken} {
		b := bout{theirs: carries(token, 1), dice: []string{"hit", "hit"}}
		s, ship, other := b.open(t, "r4b11")
		s.Dice("evade", "evade", "focus")
		s.Use(ship, "r4b11")
		first(s) // the one token
		s.WantTokens(other, token, 0)
		s.Number(1)
		s.Number(2)
		s.Dice("blank", "blank", "blank")
		s.WantDamage(other, 2)
		s.Done()
	}
	never(t, "r4b11", "r4b11", map[string]bout{
		"a green token": {theirs: carries(game.EvadeToken, 1)},
		"in defense":    {theirs: carries(game.StressToken, 1), mine: carries(game.StressToken, 1), defends: true},
	})
}

func TestR5P8_ACritHurts(t *testing.T) {
	for face, damage := range map[string]int{"crit": 1, "hit": 0} {
		b := bout{dice: []string{"crit", "focus", "blank"}, mine: []scene.Option{scene.Shields(0)}}
		s, ship, _ := b.open(t, "r5p8")
		s.Use(ship, "r5p8")
		s.Refused(func() { s.Number(2) })
		s.Number(1) // the blank
		s.Dice(face)
		if damage > 0 {
			s.Draw("Weapons Failure")
		}
		s.WantDamage(ship, damage)
		s.WantCharges(ship, "r5p8", 2)
		play(s, nil, []string{"evade", "evade", "evade"})
		s.Done()
	}
	never(t, "r5p8", "r5p8", map[string]bout{
		"no charge":  {lay: charged("r5p8", 0)},
		"behind":     {pilot: firespray, at: scene.At(line, 100, 0)},
		"in defense": {defends: true},
	})
}

func TestSyncedLaserCannons_NoRangeBonus(t *testing.T) {
	far := scene.At(line, 600, 180)
	each(t, map[string]struct {
		weapon string
		n      int // calculate tokens
		dice   int // of the defense
	}{"calculating": {"syncedlasercannons", 1, 3}, "not": {"syncedlasercannons", 0, 4}, "primary": {"primary", 1, 4}},
		func(t *testing.T, c struct {
			weapon string
			n      int
			dice   int
		}) {
			b := bout{weapon: c.weapon, at: far, mine: carries(game.CalculateToken, c.n), theirs: carries(game.CalculateToken, 1)}
			s, _, _ := b.open(t, "syncedlasercannons")
			s.Is(int(s.Rolling().N) == c.dice, "%d defense dice, not %d", c.dice, s.Rolling().N)
			finish(s)
		})
}

func TestAncillaryIon_CritsInflictIonTokens(t *testing.T) {
	for _, id := range []string{"ancillaryionweapons-siegeofcoruscant", "alpha3eesk"} {
		b := bout{enemy: xwing, dice: []string{"crit", "crit", "hit"}}
		s, ship, other := b.begin(t, id)
		s.AttackWith(ship, "primary", other)
		s.Use(ship, "load ions")
		s.WantCharges(ship, id, 0)
		roll(s, b.dice...)
		s.Dice("blank", "blank")
		s.WantTokens(other, game.IonToken, 2)
		s.WantShields(other, 1) // the hit
		s.WantDamage(other, 0)
		s.Done()
		s.Charges(ship, id, 2)
		s.Attack(ship, other)
		s.Pass() // without ions
		roll(s, "hit", "crit")
		s.Dice("evade", "blank")
		s.WantTokens(other, game.IonToken, 2)
		s.WantShields(other, 0)
		s.Done()
		never(t, id, id, map[string]bout{
			"one charge": {lay: charged(id, 1)},
			"torpedoes":  {weapon: "protontorpedoes", mine: []scene.Option{scene.With("protontorpedoes")}, lay: locks},
			"in defense": {defends: true},
		})
	}
}

func TestStarWingConfigurations_AttackWhileDisarmed(t *testing.T) {
	const os1, xg1 = "os1arsenalloadout", "xg1assaultconfiguration"
	each(t, map[string]struct {
		id, weapon string
		disarms    int
		lock       bool
		offered    bool
	}{
		"torpedoes at a locked ship": {os1, "protontorpedoes", 1, true, true},
		"missiles at a locked ship":  {os1, "seekermissiles-swz103", 1, true, true},
		"rockets without a lock":     {os1, "protonrockets", 1, false, false},
		"rockets with a lock":        {os1, "protonrockets", 1, true, true},
		"two disarm tokens":          {os1, "protontorpedoes", 2, true, false},
		"no cannon":                  {os1, "ioncannon", 1, true, false},
		"no primary attack":          {os1, "primary", 1, true, false},
		"a cannon":                   {xg1, "heavylasercannon", 1, false, true},
		"a cannon, two tokens":       {xg1, "heavylasercannon", 2, false, false},
		"no torpedoes":               {xg1, "protontorpedoes", 1, true, false},
		"nor primary attacks":        {xg1, "primary", 1, true, false},
	}, func(t *testing.T, c struct {
		id, weapon string
		disarms    int
		lock       bool
		offered    bool
	}) {
		s := scene.Second(t)
		with := []string{c.id}
		if c.weapon != "primary" {
			with = append(with, c.weapon)
		}
		ship := s.Mine(xwing, south, scene.With(with...), scene.Tokens(game.DisarmToken, c.disarms),
			scene.Tokens(game.FocusToken, 1))
		target := s.Theirs(tie, north)
		if c.lock {
			s.Lock(ship, target)
		}
		if !c.offered {
			s.Never(ship, c.weapon)
			s.Engage(ship)
			finish(s)
			return
		}
		s.Never(ship, "primary")
		s.Never(ship, "spend lock") // not in this attack
		s.AttackWith(ship, c.weapon, target)
		s.Is(int(s.Rolling().N) == map[string]int{"protontorpedoes": 4, "protonrockets": 5}[c.weapon] ||
			s.Rolling().N == 3, "the dice of the weapon, 3 of the cannon")
		finish(s)
	})
	// Not disarmed, all is as ever.
	b := bout{weapon: "heavylasercannon", mine: []scene.Option{scene.With("heavylasercannon")}}
	s, _, _ := b.open(t, xg1)
	s.Is(fought(s).Attack.Total() == 4, "4 dice")
	finish(s)
	b = bout{weapon: "protontorpedoes", mine: []scene.Option{scene.With("protontorpedoes")}, lay: locks}
	s, ship, _ := b.open(t, os1)
	s.Offered(ship, "spend lock")
	finish(s)
}

func TestTargetAssist_CalculatesForEnemies(t *testing.T) {
	each(t, map[string]struct {
		at     []scene.Option
		token  game.Token
		friend bool
		n      int
	}{
		"one":        {[]scene.Option{scene.At(line, 441, 180)}, game.DisarmToken, false, 1},
		"at range 1": {[]scene.Option{scene.At(line, 440, 180)}, game.DisarmToken, false, 0},
		"at range 3": {[]scene.Option{scene.At(line, 640, 180)}, game.DisarmToken, false, 1},
		"beyond":     {[]scene.Option{scene.At(line, 642, 180)}, game.DisarmToken, false, 0},
		"three":      {[]scene.Option{north, scene.At(line+60, 500, 180), scene.At(line-60, 500, 180)}, game.DisarmToken, false, 2},
		"stressed":   {[]scene.Option{north}, game.StressToken, false, 0},
		"focused":    {[]scene.Option{north}, game.FocusToken, false, 0},
		"a friend":   {[]scene.Option{north}, game.DisarmToken, true, 0},
		"behind":     {[]scene.Option{scene.At(line, 100, 0)}, game.DisarmToken, false, 0},
		"one of two": {[]scene.Option{north, scene.At(line, 642, 180)}, game.DisarmToken, false, 1},
	}, func(t *testing.T, c struct {
		at     []scene.Option
		token  game.Token
		friend bool
		n      int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("targetassistmgk300"), scene.Tokens(c.token, 1))
		for _, at := range c.at {
			s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.friend], tie, at)
		}
		s.Mine(tie, scene.At(line+100, 560, 180)) // a friend at range 2 adds none
		s.Engage(ship)
		s.WantTokens(ship, game.CalculateToken, c.n)
		if c.n == 0 {
			s.NoEvent(game.Used)
		}
		finish(s)
	})
}

// The firing arc of a turret is where it points.
func TestTargetAssist_Turret(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("greensquadronexpert", south, scene.With("targetassistmgk300"))
	s.Turret(ship, geom.RearArc)
	s.Theirs(tie, scene.At(line, 100, 0))
	s.Engage(ship)
	s.WantTokens(ship, game.CalculateToken, 1)
	finish(s)
}

func TestChaffParticles_AResultTakesATokenOff(t *testing.T) {
	const id = "chaffparticles-rsl"
	for _, face := range []string{"focus", "evade"} {
		b := bout{defends: true, mine: carries(game.StressToken, 1), dice: []string{"hit", "blank"}}
		s, ship, _ := b.open(t, id)
		s.Dice("evade", face)
		s.Use(ship, id)
		s.Face(face)
		first(s)
		s.WantTokens(ship, game.StressToken, 0)
		s.WantCharges(ship, id, 0)
		s.WantShields(ship, 2)
		finish(s)
	}
	evades := []string{"evade", "evade"}
	never(t, id, id, map[string]bout{
		"nothing is left": {defends: true, mine: carries(game.StressToken, 1), dice: []string{"hit", "hit"}, defense: evades},
		"no charge":       {defends: true, mine: carries(game.StressToken, 1), defense: evades, lay: charged(id, 0)},
		"no red token":    {defends: true, mine: carries(game.FocusToken, 1), defense: evades},
		"attacking":       {mine: carries(game.StressToken, 1), theirs: carries(game.StressToken, 1), defense: evades},
	})
}

func TestHotshotTailBlaster_AtRange0And1(t *testing.T) {
	const id = "hotshottailblaster"
	for gap, offered := range map[float64]bool{0: true, 100: true, 101: false} {
		s := scene.Second(t)
		ship := s.Mine(firespray, south, scene.With(id))
		target := s.Theirs(tie, scene.At(line, 300-30-20-gap, 0))
		if gap == 0 {
			s.Touch(ship, target)
		}
		if !offered {
			s.Never(ship, id)
			s.Engage(ship)
			finish(s)
			continue
		}
		s.AttackWith(ship, id, target)
		s.WantCharges(ship, id, 1)
		s.Is(s.Rolling().N == 2, "2 dice")
		finish(s)
	}
	never(t, id, id, map[string]bout{
		"no charge": {pilot: firespray, at: scene.At(line, 200, 0), weapon: "primary", lay: charged(id, 0)},
		"ahead":     {pilot: firespray, at: scene.At(line, 400, 180)},
	})
}

func TestDiamondBoronMissiles_Burst(t *testing.T) {
	const id = "diamondboronmissiles"
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	target := s.Theirs(xwing, north)
	near := s.Theirs(xwing, scene.At(line+140, 500, 180))
	agile := s.Theirs(tie, scene.At(line-60, 500, 180))
	friend := s.Mine(firespray, scene.At(line, 570, 0))
	far := s.Theirs(xwing, scene.At(line+141+60, 560, 180))
	s.Lock(ship, target)
	s.AttackWith(ship, id, target)
	roll(s, "hit")
	s.Pass() // the lock stays
	roll(s)
	s.Use(ship, id)
	s.WantCharges(ship, id, 1)
	s.Dice("hit") // the friend
	s.WantShields(friend, 3)
	s.Dice("crit") // the defender
	s.WantShields(target, 0)
	s.Dice("focus")
	s.WantShields(near, 2)
	s.WantDamage(agile, 0)
	s.WantShields(far, 2)
	s.Done()
	never(t, id, id+": burst", map[string]bout{
		"a miss":      {weapon: id, lay: locks, enemy: xwing, defense: []string{"evade", "evade"}, dice: []string{"hit"}},
		"no charge":   {weapon: id, enemy: xwing, dice: []string{"hit"}, lay: func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(ship, other); s.Charges(ship, id, 1) }},
		"the primary": {weapon: "primary", enemy: xwing, dice: []string{"hit"}, lay: locks},
	})
}

func TestSaturationRockets_TwoAttacks(t *testing.T) {
	const id = "saturationrockets-alphaclassstarwing"
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	target, near := s.Theirs(tie, north), s.Theirs(tie, scene.At(line+60, 500, 180))
	far := s.Theirs(tie, scene.At(line-141, 480, 180))
	s.AttackWith(ship, id, target)
	s.WantCharges(ship, id, 2)
	s.Use(ship, "roll 1 more die")
	s.Is(s.Rolling().N == 4, "4 dice, not %d", s.Rolling().N)
	roll(s)
	roll(s)
	s.Use(ship, "attack another ship")
	s.WantCharges(ship, id, 0)
	for !s.Exec().Waiting(s.State()).Has(game.Chance) {
		s.Refused(s.Pass)
		s.Refused(func() { s.Pick(target) })
		s.Refused(func() { s.Pick(far) })
		first(s)
	}
	s.Is(fought(s).Defender == near.ID() && s.Rolling().N == 3, "3 dice at the other ship")
	s.WantCharges(ship, id, 0)
	finish(s)

	beside := stands(game.Seat2, scene.At(line+60, 500, 180))
	never(t, id, "attack another ship", map[string]bout{
		"no one near": {weapon: id},
		"no charge":   {weapon: id, lay: func(s *scene.Scene, ship, o *scene.Ship) { beside(s, ship, o); s.Charges(ship, id, 2) }},
		"the primary": {weapon: "primary", lay: beside},
	})
	never(t, id, "roll 1 more die", map[string]bout{
		"to the side": {weapon: id, at: scene.At(line+150, 340, 270)},
		"no charge":   {weapon: id, lay: charged(id, 2)},
		"the primary": {weapon: "primary"},
	})
	never(t, id, id, map[string]bout{"one charge": {weapon: "primary", lay: charged(id, 1)}})
}

func TestBeskarReinforcedPlating_FacedownOrDiscarded(t *testing.T) {
	const id = "beskarreinforcedplating"
	b := bout{enemy: xwing, defends: true, dice: []string{"crit"}, mine: []scene.Option{scene.Shields(0)}}
	s, ship, _ := b.open(t, id)
	roll(s)
	s.Use(ship, "take it facedown")
	s.WantCharges(ship, id, 1)
	s.WantFacedown(ship, 1)
	s.Done()
	s, ship, _ = b.open(t, id)
	roll(s)
	s.Use(ship, "discard it")
	s.Draw("Stunned Pilot")
	s.WantCharges(ship, id, 0)
	s.WantDamage(ship, 0)
	s.WantEvent(game.DamageDiscarded, "")
	s.Done()
	never(t, id, "discard it", map[string]bout{"one charge": {enemy: xwing, defends: true, dice: b.dice,
		mine: b.mine, lay: charged(id, 1)}})
	never(t, id, id, map[string]bout{
		"from behind": {enemy: xwing, defends: true, dice: b.dice, mine: b.mine, at: scene.At(line, 100, 0)},
		"no charge":   {enemy: xwing, defends: true, dice: b.dice, mine: b.mine, lay: charged(id, 0)},
		"attacking":   {dice: b.dice, theirs: []scene.Option{scene.Shields(0)}},
	})
	// Outside of an attack.
	s = scene.Second(t)
	ship = s.Mine(xwing, scene.At(line, 500, 180), scene.With(id), scene.Shields(0))
	enemy := s.Theirs(tie, scene.At(line, 200, 0))
	s.Device("Proton Bomb", enemy, scene.At(line, 560, 0))
	s.Never(ship, id)
	s.Of(ship).Activated, s.Of(enemy).Activated = true, true
	s.Activation()
	s.Draw("Stunned Pilot")
	finish(s)
}

func TestMunitionsFailsafe_RecoversACharge(t *testing.T) {
	const id = "munitionsfailsafe"
	b := bout{weapon: "protontorpedoes", mine: []scene.Option{scene.With("protontorpedoes", "ioncannon")}, lay: locks,
		dice: []string{"hit", "hit"}}
	s, ship, other := b.open(t, id)
	s.WantCharges(ship, "protontorpedoes", 1)
	s.Use(ship, id)
	s.WantCharges(ship, "protontorpedoes", 2)
	roll(s)
	s.WantDamage(other, 0)
	s.Done()
	never(t, id, id, map[string]bout{
		"a cannon":    {weapon: "ioncannon", mine: b.mine},
		"for charges": {weapon: "protoncannons", mine: []scene.Option{scene.With("protoncannons")}, lay: locks},
		"the primary": {weapon: "primary", mine: b.mine},
		"in defense":  {defends: true, enemy: xwing, mine: b.mine, weapon: "protontorpedoes", theirs: []scene.Option{scene.With("protontorpedoes")}, lay: func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(other, ship) }},
	})
}

func TestPassiveSensors_ActBeforeEngaging(t *testing.T) {
	const id = "passivesensors"
	for _, action := range []string{"calculate", "lock"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		target := s.Theirs(tie, north)
		s.Activate(ship, "1 straight")
		s.Use(ship, "go passive")
		s.WantCharges(ship, id, 0)
		s.Done()
		s.Engage(ship)
		s.Use(ship, "calculate or lock")
		s.Use(ship, action)
		if action == "lock" {
			s.Target(target)
		}
		s.WantTokens(ship, game.CalculateToken, map[string]int{"calculate": 1}[action])
		s.WantLock(ship, target, action == "lock")
		finish(s)
	}
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	s.Theirs(tie, north)
	s.Never(ship, "calculate or lock") // the charge is active
	s.Never(ship, "go passive")
	s.Engage(ship)
	finish(s)
	s.Perform(ship, 0) // not in its own step
	finish(s)
	s.Charges(ship, id, 0)
	s.Activate(ship, "1 straight") // no charge to spend
	finish(s)
}

func TestPassiveSensors_AreNotCoordinated(t *testing.T) {
	for charges := range 2 {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("passivesensors"))
		leader := s.Mine("omicrongrouppilot", scene.At(line+180, 300, 0))
		s.Charges(ship, "passivesensors", charges)
		s.Perform(leader, 0, game.CoordinateAction)
		s.Use(leader, "coordinate")
		if charges == 1 {
			s.Pick(ship)
		} else {
			s.WantEvent(game.ActionFailed, "2e.action.failed-counts-as-tried")
		}
		finish(s)
	}
}

func TestSensorScramblers_CannotBeLocked(t *testing.T) {
	for n := range 2 {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("sensorscramblers"), scene.Tokens(game.CloakToken, n))
		enemy := s.Theirs(xwing, north)
		s.Perform(enemy, 0, game.LockAction)
		s.Use(enemy, "lock")
		if n == 0 {
			s.Target(ship)
		}
		s.WantLock(enemy, ship, n == 0)
		s.Done()
	}
}

func TestSensorScramblers_DecloakNearEnemies(t *testing.T) {
	each(t, map[string]struct {
		y      float64
		cloak  int
		blocks bool
		asked  bool
	}{
		"range 0":     {260, 1, false, true},
		"range 3":     {640, 1, false, true},
		"beyond":      {642, 1, false, false},
		"not cloaked": {640, 0, false, false},
		"it fails":    {640, 1, true, true},
	}, func(t *testing.T, c struct {
		y      float64
		cloak  int
		blocks bool
		asked  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("sensorscramblers"), scene.Tokens(game.CloakToken, c.cloak))
		s.Theirs(tie, scene.At(line, c.y, 180))
		if c.blocks {
			s.Mine(tie, scene.At(line, 400, 0))
		}
		s.End()
		if c.asked {
			s.Refused(s.Pass)
			s.ChooseNamed("boost")
			s.Maneuver("2 straight")
		}
		s.WantTokens(ship, game.CloakToken, map[bool]int{true: 0, false: c.cloak}[c.asked])
		s.Is((s.Of(ship).Pose == scene.PoseAt(line, 420, 0)) == (c.asked && !c.blocks), "where it is")
		finish(s)
	})
}

func TestTargetingSynchronizer_LendsItsLock(t *testing.T) {
	const id = "targetingsynchronizer"
	each(t, map[string]struct {
		x       float64 // of the ship with the card
		mine    bool
		locked  bool
		offered bool
	}{
		"range 1":  {line - 140, true, true, true},
		"range 2":  {line - 240, true, true, true},
		"range 3":  {line - 241, true, true, false},
		"no lock":  {line - 140, true, false, false},
		"an enemy": {line - 140, false, true, false},
	}, func(t *testing.T, c struct {
		x       float64
		mine    bool
		locked  bool
		offered bool
	}) {
		s := scene.Second(t)
		ship := s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.mine], xwing,
			scene.At(c.x, 300, 0), scene.With(id))
		attacker := s.Mine(xwing, south, scene.With("protontorpedoes"))
		target := s.Theirs(tie, north)
		if c.locked {
			s.Lock(ship, target)
		}
		if c.offered {
			s.AttackWith(attacker, "protontorpedoes", target)
			s.WantLock(ship, target, true)
		} else {
			s.Never(attacker, "protontorpedoes")
			s.Engage(attacker)
		}
		finish(s)
	})
}

func TestOutrider_ObstaclesHelp(t *testing.T) {
	rock := func(s *scene.Scene, _, _ *scene.Ship) { s.Obstacle("coreasteroid0", scene.At(line+30, 400, 0)) }
	aside := scene.At(line+60, 500, 180)
	for name, c := range map[string]struct {
		b    bout
		dice int
	}{"obstructed": {bout{at: aside, lay: rock}, 3}, "clear": {bout{at: aside}, 3},
		"in defense": {bout{at: aside, lay: rock, defends: true}, 3}} {
		t.Run(name, func(t *testing.T) {
			s, _, _ := c.b.open(t, "outrider")
			s.Is(int(s.Rolling().N) == c.dice, "%d defense dice, not %d", c.dice, s.Rolling().N)
			finish(s)
		})
	}
}

func TestOutrider_ShakesATokenOff(t *testing.T) {
	each(t, map[string]struct {
		y       float64 // of the rock
		bump    bool
		token   game.Token
		offered bool
	}{
		"through it":    {370, false, game.DisarmToken, true},
		"onto it":       {460, false, game.StrainToken, true},
		"none near":     {700, false, game.DisarmToken, false},
		"partial":       {350, true, game.DisarmToken, false},
		"a green token": {370, false, game.FocusToken, false},
	}, func(t *testing.T, c struct {
		y       float64
		bump    bool
		token   game.Token
		offered bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("outrider"), scene.Tokens(c.token, 2))
		s.Obstacle("coreasteroid0", scene.At(line, c.y, 0))
		if c.bump {
			s.Theirs(tie, scene.At(line, 460, 0))
		}
		if !c.offered {
			s.Never(ship, "outrider")
		}
		s.Activate(ship, "3 straight")
		for s.Exec().Waiting(s.State()).Has(game.Chance) && !s.State().Over {
			roll(s, "focus")
		}
		if c.offered {
			s.Use(ship, "outrider")
			first(s)
			finish(s)
			s.WantTokens(ship, c.token, 1)
			return
		}
		finish(s)
	})
}

func TestShadowCaster_Grapples(t *testing.T) {
	each(t, map[string]struct {
		arc     geom.Arc
		at      scene.Option
		dice    []string
		tractor int
	}{
		"both arcs":     {geom.FrontArc, north, []string{"hit"}, 1},
		"a miss":        {geom.FrontArc, north, nil, 0},
		"turret behind": {geom.RearArc, north, []string{"hit"}, 0},
		"both behind":   {geom.RearArc, scene.At(line, 100, 0), []string{"hit"}, 0},
	}, func(t *testing.T, c struct {
		arc     geom.Arc
		at      scene.Option
		dice    []string
		tractor int
	}) {
		b := bout{pilot: "zetasquadronsurvivor", at: c.at, enemy: xwing, dice: c.dice, lay: pointing(c.arc)}
		s, _, other := b.open(t, "shadowcaster")
		roll(s)
		s.WantTokens(other, game.TractorToken, c.tractor)
		finish(s)
	})
}
