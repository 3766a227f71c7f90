package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestLieutenantKestal_CancelsBlanksAndFocusResults(t *testing.T) {
	s := table(t)
	kestal, foe := s.Mine("lieutenantkestal", here, scene.Tokens(focus, 2)), s.Theirs(academy, ahead(150), scene.Tokens(focus, 1))
	s.Attack(kestal, foe)
	s.Dice("hit", "hit")
	s.Pass()
	s.Dice("focus", "blank", "evade")
	s.Use(kestal, "cancel blanks and focus results")
	s.WantDefenseDice("evade")
	s.WantTokens(kestal, focus, 1)
	rest(s)
	s.WantDamage(foe, 1)
	s.Never(kestal, "cancel blanks and focus results")
	s.Attack(foe, kestal)
	s.Dice("hit", "hit")
	rest(s)
}

func TestLieutenantKestal_FocusResultsAloneOrNothing(t *testing.T) {
	for face, offered := range map[string]bool{"focus": true, "blank": true, "evade": false} {
		s := table(t)
		kestal, foe := s.Mine("lieutenantkestal", here, scene.Tokens(focus, 2)), s.Theirs(academy, ahead(150))
		s.Attack(kestal, foe)
		s.Dice("hit", "hit")
		s.Pass()
		if !offered {
			s.Never(kestal, "cancel blanks and focus results")
		}
		s.Dice(face, "evade", "evade")
		if offered {
			s.Use(kestal, "cancel blanks and focus results")
			s.WantTokens(kestal, focus, 1)
		}
		rest(s)
	}
}

func TestDoubleEdge_WithAnotherWeapon(t *testing.T) {
	for face, offered := range map[string]bool{"blank": true, "hit": false} {
		s := table(t)
		edge, foe := s.Mine("doubleedge", here, scene.With("unguidedrockets", "twinlaserturret"), scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(150))
		if !offered {
			s.Never(edge, "attack again")
		}
		s.AttackWith(edge, "unguidedrockets", foe)
		for s.Rolling().N != 3 {
			step(s)
		}
		s.Dice(face, "blank", "blank")
		if !offered {
			rest(s)
			continue
		}
		until(s, edge, "doubleedge: attack again")
		s.Refused(func() { s.Weapon("unguidedrockets") })
		s.Never(edge, "doubleedge: attack again") // once a round
		s.Weapon("twinlaserturret")
		s.Pick(foe)
		rest(s)
	}
}

func TestDoubleEdge_NotAfterAPrimaryAttack(t *testing.T) {
	s := table(t)
	edge, foe := s.Mine("doubleedge", here, scene.With("twinlaserturret")), s.Theirs(rookie, ahead(150))
	s.Never(edge, "attack again")
	s.AttackWith(edge, "primary", foe)
	rest(s)
}
