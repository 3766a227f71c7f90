package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// closed turns every Servomotor S-foils of a scene to its closed side, on which each takes 1 from
// the value of the primary weapon.
func closed(s *scene.Scene) {
	for i, c := range s.Exec().G.Cards {
		if c.ID == "servomotorsfoils" {
			s.State().Charges[i].Side = 1
		}
	}
}

// All that changes the value of a primary weapon counts (1e.value.primary-weapon-modifiers-cumulative)
// and below 0 it counts as 0 (1e.value.primary-weapon-floor-zero); even then range 1 gives a die
// (1e.attack.roll.zero-primary-may-gain). The value of an HWK-290 is 1, that of an X-wing 3.
func TestPrimaryWeapon_ValueWithAllThatChangesIt(t *testing.T) {
	for _, c := range []struct {
		pilot  string
		foils  int
		y      float64
		attack int
	}{
		{"rookiepilot", 1, 420, 3}, {"rookiepilot", 2, 420, 2}, {"rookiepilot", 2, 520, 1},
		{"rebeloperative", 0, 420, 2}, {"rebeloperative", 1, 420, 1}, {"rebeloperative", 2, 420, 1},
		{"rebeloperative", 1, 520, 0}, {"rebeloperative", 2, 520, 0},
	} {
		s := scene.First(t)
		var with []scene.Option
		for range c.foils {
			with = append(with, scene.With("servomotorsfoils"))
		}
		ship := s.Mine(c.pilot, append(with, scene.At(457, 300, 0))...)
		tie := s.Theirs("academypilot", scene.At(457, c.y, 180))
		closed(s)
		s.Attack(ship, tie)
		roll := s.Rolling()
		got := 0
		if roll.Color == game.AttackDice {
			got = int(roll.N)
			s.Dice(blanks(got)...)
		}
		s.Is(got == c.attack, "%s with %d closed foils rolls %d dice, want %d", c.pilot, c.foils, got,
			c.attack)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

// blanks are dice that show nothing.
func blanks(n int) []string {
	var faces []string
	for range n {
		faces = append(faces, "blank")
	}
	return faces
}

// The dice that are due are rolled, all of them: no one can decline and no smaller roll is taken,
// neither of the attacker (1e.attack.roll.must-roll) nor of the defender
// (1e.attack.roll.defender-must-roll).
func TestDice_MustBeRolled(t *testing.T) {
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180))
	forced := func(color game.DiceColor, n int) {
		s.Is(s.Exec().Waiting(s.State()) == game.Only(game.Chance), "someone may decline the dice")
		s.Is(s.Rolling().Color == color && int(s.Rolling().N) == n, "%d dice are due", n)
		for k := range n {
			c := game.Opt(game.RollVerb)
			c.Dice[game.Blank] = uint8(k)
			s.Is(!s.Exec().Valid(s.State(), game.Chance, c), "a roll of %d dice is taken", k)
		}
	}
	s.Attack(rookie, tie)
	forced(game.AttackDice, 3)
	s.Dice(blanks(3)...)
	forced(game.DefenseDice, 3)
	s.Dice(blanks(3)...)
	s.Done()
}

// More dice than there are in a box are rolled anyway (1e.attack.roll.dice-shortage), and none
// of them counts as rerolled: a target lock may reroll every one
// (1e.attack.roll.dice-shortage-not-reroll).
func TestDice_MoreThanThereAre(t *testing.T) {
	const n = 12
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180))
	s.Lock(rookie, tie)
	s.Attack(rookie, tie)
	s.State().Attacks[0].AddAttack = n - 3
	s.Dice(blanks(n)...)
	s.Use(rookie, "spend target lock")
	s.Number(n)
	s.Dice(append(blanks(n-1), "hit")...)
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 1)
	s.Done()
}

// A ship whose pilot skill rises once that skill has passed does not become active in this phase
// any more (1e.value.pilot-skill-raised-after-passing): Epsilon Ace has skill 4 with a damage card
// and 12 without.
func TestPilotSkill_RaisedAfterItHasPassed(t *testing.T) {
	for _, rises := range []bool{true, false} {
		s := scene.First(t)
		ace := s.Mine("epsilonace", scene.At(457, 300, 0), scene.Damaged(1))
		s.Theirs("redsquadronveteran", scene.At(457, 490, 180)) // skill 4, after the player's own
		other := s.Theirs("wedgeantilles", scene.At(500, 490, 180))
		s.Engagement()
		s.Asked(game.Seat2) // Wedge, skill 9
		if rises {
			s.Of(ace).Damage, s.Of(ace).Facedown = 0, 0
			s.State().Decks[game.Seat1].Facedown = 0
			s.WantInitiative(ace, 12)
		}
		s.WantInitiative(other, 9)
		s.Pass()
		if !rises {
			s.Asked(game.Seat1)
			s.Pass()
		}
		s.Asked(game.Seat2)
		s.Pass()
		s.Is(s.Of(ace).Engaged != rises, "the ship became active: %v", s.Of(ace).Engaged)
		s.Done()
	}
}

// The firing arc reaches across the whole play area, far beyond every range (1e.arc.definition).
func TestFiringArc_ReachesAcrossThePlayArea(t *testing.T) {
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 40, 0))
	ahead := s.Theirs("academypilot", scene.At(700, 870, 180))
	beside := s.Theirs("academypilot", scene.At(870, 120, 180))
	s.Is(card.RangeTo(s.Exec(), rookie.ID(), game.ShipAs(ahead.ID())) > 3, "the ship is near")
	in := func(ship *scene.Ship) bool {
		x := s.Exec()
		_, ok := geom.InArc(geom.FirstEdition, x.Placed(rookie.ID()), x.Placed(ship.ID()),
			geom.FrontArc)
		return ok
	}
	s.Is(in(ahead), "a ship 800 mm ahead is outside the arc")
	s.Is(!in(beside), "a ship beside is inside the arc")
	s.Done()
}

// A ship that leaves the play area in the Combat phase is removed at once, though one of its pilot
// skill that is destroyed is kept (1e.flee.not-delayed-by-simultaneous-attack).
func TestSimultaneousAttack_DoesNotKeepWhoFlees(t *testing.T) {
	for _, flees := range []bool{true, false} {
		s := scene.First(t)
		s.Mine("academypilot", scene.At(457, 300, 0))
		tie := s.Theirs("academypilot", scene.At(457, 700, 180))
		x, state := s.Exec(), s.State()
		state.Phase, state.Initiative = game.EngagementPhase, 1
		h := s.Of(tie)
		h.Destroyed, h.Fled = true, flees
		s.Is(rules.UntilItsOpportunity(x, tie.ID()) != flees, "fled %v: it is kept otherwise", flees)
		h.Destroyed, h.Fled = false, false
		s.Done()
	}
}

// A revealed dial stays open beside its ship card, where both players see it
// (1e.activation.clean-up-dial-open); one that is facedown shows nothing.
func TestDial_StaysOpenAfterTheManeuver(t *testing.T) {
	s := scene.First(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0))
	s.Theirs("academypilot", scene.At(457, 800, 180))
	s.SetDial(tie, "3 straight")
	s.Is(s.Of(tie).Revealed.IsNone(), "a facedown dial shows its maneuver")
	s.Activate(tie, "3 straight")
	s.Pass()
	m := s.Of(tie).Revealed
	s.Is(m.Bearing == geom.Straight && m.Speed == 3, "the open dial shows %v", m)
	s.Done()
}

// aside is a place beside the line x = 457: an asteroid there has its nearest point gap mm off it.
func aside(t *testing.T, y int32, gap int32) scene.Option {
	t.Helper()
	outline, ok := geom.ObstacleNamed("coreasteroid0")
	if !ok {
		t.Fatal("no asteroid")
	}
	token := geom.PlaceObstacle(outline, geom.Pose{X: 457 * geom.Millimeter, Y: y * geom.Millimeter})
	left := 457.0
	for _, p := range token.Outline(nil) {
		left = min(left, float64(p.X)/geom.Millimeter)
	}
	return scene.At(457+(457-left)+float64(gap), float64(y), 0)
}

// Whether an attack is obstructed is judged along a line without width
// (1e.range.ruler-has-no-width): a ruler laid along it would cover an asteroid 1 mm beside it. The
// two ships stand so that their nearest corners, and the line, have x = 457.
func TestObstruction_TheRulerHasNoWidth(t *testing.T) {
	for gap, dice := range map[int32]int{1: 3, -1: 4} {
		s := scene.First(t)
		falcon := s.Mine("outerrimsmuggler", scene.At(457, 300, 45))
		tie := s.Theirs("academypilot", scene.At(457, 600, 45))
		s.Obstacle("coreasteroid0", aside(t, 450, gap))
		s.Attack(falcon, tie)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Is(int(s.Rolling().N) == dice+bonus(s), "%d dice with the asteroid %d mm off the line",
			s.Rolling().N, gap)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Done()
	}
}

// bonus is the die of range 3.
func bonus(s *scene.Scene) int {
	if s.State().Attacks[0].Range == 3 {
		return 1
	}
	return 0
}

// The range to a token is that to its point nearest to the base (1e.range.tokens-closest-point), not
// to its middle.
func TestRange_ToTheNearestPointOfAToken(t *testing.T) {
	for gap, want := range map[int32]int{99: 1, 101: 2} {
		s := scene.First(t)
		ship := s.Mine("academypilot", scene.At(437, 450, 0)) // its right side has x = 457
		rock := s.Obstacle("coreasteroid0", aside(t, 450, gap))
		s.WantRangeTo(ship, rock.Object(), want)
		s.Done()
	}
}
