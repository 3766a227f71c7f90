package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestHeavyLaserCannon_CritsAreHits(t *testing.T) {
	d := bout{weapon: "heavylasercannon", dice: []string{"crit", "hit", "focus", "crit"},
		enemy: xwing, mine: carries(game.FocusToken, 1)}
	s, ship, other := d.open(t, "heavylasercannon")
	s.Use(ship, "spend focus") // they soften after dice are modified
	s.Dice("blank", "blank")
	s.WantDamage(other, 2)
	s.WantFacedown(other, 2)
	s.WantShields(other, 0)
	s.Done()

	d = bout{weapon: "primary", dice: []string{"crit"}, enemy: xwing, theirs: []scene.Option{scene.Shields(0)}}
	s, _, other = d.open(t, "heavylasercannon")
	s.Dice("blank", "blank")
	s.Draw("Stunned Pilot")
	s.WantCrit(other, "Stunned Pilot", 1)
	s.Done()
}

func TestProtonCannons_ChangeAFocusOrHit(t *testing.T) {
	d := bout{weapon: "protoncannons", dice: []string{"hit", "focus", "focus"}, enemy: xwing}
	s, ship, _ := d.open(t, "protoncannons")
	s.WantCharges(ship, "protoncannons", 0)
	s.Refused(s.Pass)
	s.Face("focus")
	s.WantAttackDice("hit", "focus", "crit", "blank")
	s.Dice("evade", "evade")
	finish(s)
	s, _, _ = d.open(t, "protoncannons")
	s.Face("hit")
	s.WantAttackDice("focus", "focus", "crit", "blank")
	finish(s)

	never(t, "protoncannons", "protoncannons", map[string]bout{
		"one charge": {lay: charged("protoncannons", 1)}, "beside": {at: scene.At(beside, 500, 180)},
	})
	d.weapon = "primary"
	s, _, _ = d.open(t, "protoncannons")
	s.WantAttackDice("hit", "focus", "focus")
	finish(s)
}

// What a weapon adds, changes or inflicts is for attacks with it: a primary attack is as ever.
func TestWeapons_PrimaryAttacks(t *testing.T) {
	for _, id := range []string{"jammingbeam", "tractorbeam", "ioncannon", "protoncannons", "protontorpedoes",
		"iontorpedoes", "ionmissiles", "precisiontunedcannons-battleoverendor", "homingmissiles", "concussionmissiles"} {
		d := bout{weapon: "primary", dice: faces("hit", "focus", "hit")}
		s, _, other := d.open(t, id)
		s.WantAttackDice("hit", "focus", "hit")
		play(s, nil, nil)
		s.WantDamage(other, 2)
		for _, kind := range []game.Token{game.IonToken, game.JamToken, game.TractorToken} {
			s.WantTokens(other, kind, 0)
		}
		s.NoEvent(game.Used)
		s.Done()
	}
}

func TestAutoblasters_BullseyeAndCrits(t *testing.T) {
	each(t, map[string]struct {
		at            scene.Option
		weapon        string
		dice, damaged int // attack dice, and damage by a crit and a hit against 2 evades
	}{
		"seen from its front":     {north, "autoblasters", 3, 0},
		"from its back":           {scene.At(inside, 500, 0), "autoblasters", 3, 1},
		"beside the bullseye arc": {scene.At(beside, 500, 0), "autoblasters", 2, 1},
		"the primary weapon":      {scene.At(line, 500, 0), "primary", 3, 0},
	}, func(t *testing.T, c struct {
		at            scene.Option
		weapon        string
		dice, damaged int
	}) {
		d := bout{weapon: c.weapon, at: c.at, dice: []string{"crit", "hit"}, enemy: xwing,
			theirs: []scene.Option{scene.Shields(1)}}
		s, ship, other := d.begin(t, "autoblasters")
		d.attack(s, ship, other)
		s.Is(int(s.Rolling().N) == c.dice, "%d dice", c.dice)
		roll(s, d.dice...)
		roll(s, "evade", "evade")
		s.WantShields(other, 1-c.damaged)
		s.Done()
	})
}

func TestEnergyShellCharges_CalculateForACrit(t *testing.T) {
	d := bout{weapon: "energyshellcharges", mine: carries(game.CalculateToken, 1),
		dice: []string{"focus", "focus", "hit"}}
	s, ship, _ := d.open(t, "energyshellcharges")
	s.Use(ship, "change a focus")
	s.WantAttackDice("focus", "crit", "hit")
	s.WantTokens(ship, game.CalculateToken, 0)
	s.Dice("evade", "evade", "blank")
	s.Done()
	s.Perform(ship, 0)
	s.Use(ship, "reload the shells")
	s.WantCharges(ship, "energyshellcharges", 1)
	s.WantTokens(ship, game.DisarmToken, 1) // 2e.action.reload.steps
	s.Done()

	never(t, "energyshellcharges", "change a focus", map[string]bout{
		"the primary weapon": {weapon: "primary", mine: d.mine, dice: []string{"focus"}},
		"no focus result":    {weapon: d.weapon, mine: d.mine, dice: []string{"hit"}},
	})
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("energyshellcharges"))
	s.Never(ship, "reload the shells") // no charge is inactive
	s.Perform(ship, 0)
	finish(s)
}

// What a hit with a weapon does to a defender with these shields.
func TestMissiles_EffectsOfAHit(t *testing.T) {
	const pulse, plasma = "magpulsewarheads", "heavyplasmamissiles-alphaclassstarwing"
	each(t, map[string]struct {
		id, weapon             string
		evades                 []string
		shields, left, damaged int
		jams, depletes         int
	}{
		"one critical damage":  {pulse, pulse, nil, 0, 0, 1, 1, 1},
		"a shield is lost":     {pulse, pulse, nil, 2, 1, 0, 1, 1},
		"one result is enough": {pulse, pulse, []string{"evade"}, 2, 1, 0, 1, 1},
		"a miss":               {pulse, pulse, []string{"evade", "evade"}, 2, 2, 0, 0, 0},
		"a primary attack":     {pulse, "primary", []string{"evade"}, 2, 1, 0, 0, 0},
		"plasma":               {plasma, plasma, []string{"evade"}, 2, 0, 0, 0, 0},
		"plasma comes after":   {plasma, plasma, nil, 2, 0, 0, 0, 0},
		"plasma misses":        {plasma, plasma, []string{"evade", "evade"}, 2, 2, 0, 0, 0},
		"plasma: primary":      {plasma, "primary", []string{"evade"}, 2, 1, 0, 0, 0},
	}, func(t *testing.T, c struct {
		id, weapon             string
		evades                 []string
		shields, left, damaged int
		jams, depletes         int
	}) {
		d := bout{weapon: c.weapon, dice: []string{"hit", "hit"}, enemy: xwing, lay: locks,
			theirs: []scene.Option{scene.Shields(c.shields)}}
		s, ship, other := d.open(t, c.id)
		s.Pass() // the lock stays
		roll(s, c.evades...)
		if c.damaged > 0 {
			s.Draw("Stunned Pilot") // critical damage
		}
		s.WantShields(other, c.left)
		s.WantDamage(other, c.damaged)
		s.WantTokens(other, game.JamToken, c.jams)
		s.WantTokens(other, game.DepleteToken, c.depletes)
		s.WantTokens(ship, game.DepleteToken, 0)
		s.Done()
	})
}

func TestSeekerMissilesSWZ103_TwoMoreCharges(t *testing.T) {
	const id = "seekermissiles-swz103"
	d := bout{weapon: id, dice: []string{"focus", "focus", "focus"}, lay: locks}
	s, ship, _ := d.open(t, id)
	s.Use(ship, "change a focus")
	s.WantAttackDice("hit", "focus", "focus")
	s.Use(ship, "change another focus")
	s.WantAttackDice("hit", "hit", "focus")
	s.NotOffered(ship, id)
	s.WantCharges(ship, id, 1)
	s.Pass()
	play(s, nil, []string{"evade", "evade"})
	s.Done()

	never(t, id, id+": change another focus", map[string]bout{
		"the primary weapon": {weapon: "primary", dice: d.dice, lay: locks},
	})
	never(t, id, id+": change a focus", map[string]bout{
		"the primary weapon": {weapon: "primary", dice: d.dice, lay: locks},
		"no focus result":    {weapon: id, dice: []string{"hit"}, lay: locks},
		"no more charges": {weapon: id, dice: d.dice, lay: func(s *scene.Scene, ship, other *scene.Ship) {
			s.Lock(ship, other)
			s.Charges(ship, id, 1)
		}},
	})
}

func TestHomingTorpedoes_DefenderSuffersACrit(t *testing.T) {
	d := bout{weapon: "homingtorpedoes", lay: locks}
	s, ship, other := d.begin(t, "homingtorpedoes")
	d.attack(s, ship, other)
	s.Asked(game.Seat2)
	s.ChooseNamed("suffer 1 critical damage")
	s.Draw("Stunned Pilot")
	s.WantCrit(other, "Stunned Pilot", 1)
	s.WantEvent(game.AttackHit, "")
	s.NoEvent(game.Rolled)
	s.WantCharges(ship, "homingtorpedoes", 1)
	s.WantLock(ship, other, true)
	s.Done()
}
