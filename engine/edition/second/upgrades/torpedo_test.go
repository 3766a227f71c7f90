package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// closeTo is a place that faces south at range 1.
var closeTo = scene.At(line, 400, 180)

// locked is an X-wing that has locked a ship and attacks it with the weapon.
func locked(t *testing.T, weapon string, target func(s *scene.Scene) *scene.Ship,
	more ...string) (s *scene.Scene, ship, defender *scene.Ship,
) {
	t.Helper()
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(append(more, weapon)...))
	defender = target(s)
	s.Lock(ship, defender)
	s.AttackWith(ship, weapon, defender)
	return s, ship, defender
}

// atRange2 is a TIE fighter at range 2 of south.
func atRange2(s *scene.Scene) *scene.Ship { return s.Theirs(tie, north) }

func TestProtonTorpedoes_ChangesAHit(t *testing.T) {
	s, ship, target := locked(t, "protontorpedoes", atRange2)
	s.WantCharges(ship, "protontorpedoes", 1) // 2e.attack.special.charge-cost
	s.Dice("hit", "hit", "blank", "blank")    // 2e.attack.special.attack-value
	s.Use(ship, "change a hit")
	s.Pass() // the lock stays: 2e.attack.special.requirement-not-spent
	s.WantAttackDice("crit", "hit", "blank", "blank")
	s.Dice("evade", "evade", "blank")
	s.WantDamage(target, 0)
	s.WantLock(ship, target, true)
	s.Done()
}

func TestProtonTorpedoes_ChangeIsNotOptional(t *testing.T) {
	s, ship, _ := locked(t, "protontorpedoes", atRange2)
	s.Dice("hit", "blank", "blank", "blank")
	s.Refused(s.Pass)
	s.Use(ship, "change a hit")
	s.Pass()
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestProtonTorpedoes_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at      scene.Option
		charges int
		lock    bool
	}{
		"no charge":       {north, 0, true},
		"no lock":         {north, 2, false},                     // 2e.attack.special.requirement.lock
		"range 1":         {closeTo, 2, true},                    // 2e.attack.special.range-requirement
		"outside its arc": {scene.At(line+200, 320, 0), 2, true}, // 2e.attack.special.arc-requirement
	}, func(t *testing.T, c struct {
		at      scene.Option
		charges int
		lock    bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("protontorpedoes"))
		target := s.Theirs(tie, c.at)
		s.Theirs(tie, scene.At(line+60, 500, 180)) // for the primary weapon
		s.Charges(ship, "protontorpedoes", c.charges)
		if c.lock {
			s.Lock(ship, target)
		}
		s.Never(ship, "protontorpedoes")
		s.Engage(ship)
		s.Pass()
		s.Done()
	})
}

func TestProtonTorpedoes_PrimaryAttackIsNotChanged(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("protontorpedoes"))
	s.Never(ship, "change a hit")
	s.AttackWith(ship, "primary", s.Theirs(tie, north))
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestAdvProtonTorpedoes_Range1(t *testing.T) {
	s, ship, target := locked(t, "advprotontorpedoes",
		func(s *scene.Scene) *scene.Ship { return s.Theirs(tie, closeTo) })
	s.Dice("hit", "blank", "blank", "blank", "blank") // 2e.attack.range-bonus.ordnance-none
	s.Use(ship, "change a hit")
	s.Pass()
	s.WantAttackDice("crit", "blank", "blank", "blank", "blank")
	s.Dice("evade", "blank", "blank")
	s.WantDamage(target, 0)
	s.WantCharges(ship, "advprotontorpedoes", 0)
	s.Done()
}

func TestAdvProtonTorpedoes_NotAtRange2(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("advprotontorpedoes"))
	target := s.Theirs(tie, north)
	s.Lock(ship, target)
	s.Never(ship, "advprotontorpedoes")
	s.Engage(ship)
	s.Pass()
	s.Done()
}

// ionWeapons are the torpedo and the missile that inflict ion tokens, with their attack values.
var ionWeapons = map[string]int{"iontorpedoes": 4, "ionmissiles": 3}

func TestIonOrdnance_OneDamageAndIonTokens(t *testing.T) {
	each(t, map[string]string{"iontorpedoes": "iontorpedoes", "ionmissiles": "ionmissiles"},
		func(t *testing.T, weapon string) {
			s, ship, target := locked(t, weapon, atRange2)
			charges := map[string]int{"iontorpedoes": 1, "ionmissiles": 2}
			s.WantCharges(ship, weapon, charges[weapon])
			s.Dice([]string{"hit", "crit", "crit", "blank"}[:ionWeapons[weapon]]...)
			s.Pass() // the lock stays
			s.Dice("blank", "blank", "blank")
			s.WantDamage(target, 1)
			s.WantFacedown(target, 1)              // hit damage, whatever was spent
			s.WantTokens(target, game.IonToken, 2) // 2e.token.ion.inflicted-by-attack
			s.WantEvent(game.DiceChanged, "2e.attack.inflict-tokens")
			s.Done()
		})
}

func TestIonOrdnance_OneResultIsOneDamage(t *testing.T) {
	s, _, target := locked(t, "iontorpedoes", atRange2)
	s.Dice("crit", "blank", "blank", "blank")
	s.Pass()
	s.Dice("blank", "blank", "blank")
	s.WantFacedown(target, 1)
	s.WantTokens(target, game.IonToken, 0)
	s.Done()
}

func TestIonOrdnance_NothingIfItMisses(t *testing.T) {
	s, _, target := locked(t, "iontorpedoes", atRange2)
	s.Dice("hit", "blank", "blank", "blank")
	s.Pass()
	s.Dice("evade", "blank", "blank")
	s.WantDamage(target, 0)
	s.WantTokens(target, game.IonToken, 0)
	s.Done()
}

func TestPlasmaTorpedoes_CritsFirstAndAShield(t *testing.T) {
	s, _, target := locked(t, "plasmatorpedoes",
		func(s *scene.Scene) *scene.Ship { return s.Theirs(xwing, north) })
	s.Dice("hit", "hit", "crit")
	s.Pass()
	s.Dice("evade", "blank") // against the crit
	s.WantShields(target, 0)
	s.WantDamage(target, 0) // the shields took both hits before one would be lost
	s.Done()
}

func TestPlasmaTorpedoes_ShieldGoesAfterTheDamage(t *testing.T) {
	s, _, target := locked(t, "plasmatorpedoes",
		func(s *scene.Scene) *scene.Ship { return s.Theirs(xwing, north, scene.Shields(1)) })
	s.Dice("crit", "blank", "blank")
	s.Pass()
	s.Dice("blank", "blank")
	s.WantShields(target, 0)
	s.WantDamage(target, 0)
	s.Done()
}

func TestPlasmaTorpedoes_NoShieldIfItMisses(t *testing.T) {
	s, _, target := locked(t, "plasmatorpedoes",
		func(s *scene.Scene) *scene.Ship { return s.Theirs(xwing, north) })
	s.Dice("crit", "blank", "blank")
	s.Pass()
	s.Dice("evade", "blank")
	s.WantShields(target, 2)
	s.Done()
}

func TestPlasmaTorpedoes_LosingTheShieldIsNotDamage(t *testing.T) {
	s, _, target := locked(t, "plasmatorpedoes", func(s *scene.Scene) *scene.Ship {
		return s.Theirs(xwing, north, scene.With("stealthdevice"))
	})
	s.Dice("hit", "blank", "blank")
	s.Pass()
	s.Dice("blank", "blank", "blank")
	s.WantShields(target, 0) // 2e.damage.lose-shield-not-damage
	suffered := 0
	for _, e := range s.Events() {
		if e.Kind == game.ShieldLost && e.Clause == "2e.damage.shield-first" {
			suffered++
		}
	}
	s.Is(suffered == 1, "1 shield lost to damage, not %d", suffered)
	s.Done()
}

func TestOrdnance_PrimaryAttackIsAsEver(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("plasmatorpedoes", "iontorpedoes"))
	target := s.Theirs(xwing, north, scene.Shields(0))
	s.AttackWith(ship, "primary", target)
	s.Dice("hit", "crit", "crit")
	s.Dice("evade", "blank")
	s.Draw("Weapons Failure") // 2e.attack.neutralize.hits-first: both crits are left
	s.Draw("Stunned Pilot")
	s.WantTokens(target, game.IonToken, 0)
	s.Done()
}

func TestOrdnance_OnlyTheWeaponUsed(t *testing.T) {
	s, _, target := locked(t, "iontorpedoes", func(s *scene.Scene) *scene.Ship {
		return s.Theirs(xwing, north)
	}, "plasmatorpedoes")
	s.Dice("hit", "blank", "blank", "blank")
	s.Pass() // the lock stays
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.Done()
}
