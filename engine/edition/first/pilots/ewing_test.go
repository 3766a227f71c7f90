package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
)

func TestEtahnAbaht_OnlyEnemiesInHisArcToRange3(t *testing.T) {
	for gap, offered := range map[float64]bool{0: true, 300: true, 300.5: false, -200: false} {
		s := table(t)
		etahn := s.Mine("etahnabaht", here)
		foe := s.Theirs(rookie, scene.At(457, 340+gap, 180))
		wing := s.Mine(rookie, scene.At(557, 360+gap, 270)) // attacks from its side
		if gap == 0 {
			s.Touch(etahn, foe)
		}
		if !offered {
			s.Never(etahn, "change a hit")
		}
		s.Attack(wing, foe)
		s.Dice("hit", "hit", "blank", "blank")
		if offered {
			s.Use(etahn, "change a hit")
			s.WantAttackDice("blank", "blank", "crit", "hit")
		}
		rest(s)
	}
}

func TestCorranHorn_HoldsHisFireForOneRound(t *testing.T) {
	s := table(t)
	corran, near := s.Mine("corranhorn", here), s.Theirs("bountyhunter", ahead(170))
	s.End()
	s.Use(corran, "attack late")
	s.Weapon("primary")
	s.Pick(near)
	rest(s)
	s.Round()
	s.Is(card.IsForbidden(s.Exec(), card.DeclaringAttacks, corran.ID()), "he holds his fire")
	rest(s)
	s.Round()
	s.Is(!card.IsForbidden(s.Exec(), card.DeclaringAttacks, corran.ID()), "he may attack again")
	rest(s)
}

// A friend can be a defender, too.
func TestEtahnAbaht_NoFriendDefends(t *testing.T) {
	s := table(t)
	etahn := s.Mine("etahnabaht", here)
	wing := s.Mine(rookie, scene.At(357, 300, 0), scene.With("r5tk"))
	friend := s.Mine(rookie, ahead(100))
	s.Lock(wing, friend)
	s.Never(etahn, "change a hit")
	s.Attack(wing, friend)
	s.Dice("hit", "hit", "blank")
	rest(s)
}

// Nor can an enemy who attacks another change a hit.
func TestEtahnAbaht_NoEnemyAttacks(t *testing.T) {
	s := table(t)
	etahn, foe := s.Mine("etahnabaht", here), s.Theirs(rookie, ahead(20))
	foe2 := s.Theirs(rookie, scene.At(600, 360, 270), scene.With("r5tk"))
	s.Never(etahn, "change a hit")
	s.Attack(foe2, foe)
	s.Dice(append(blanks(int(s.Rolling().N)-1), "hit")...)
	rest(s)
}
