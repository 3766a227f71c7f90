package draw

import (
	"strings"
	"testing"

	"koiogran/check/scene"
)

// hurt returns an X-wing that is dealt a damage card faceup by an attack, and the scene.
func hurt(t *testing.T, title string) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	foe := s.Mine("academypilot", scene.At(400, 300, 0))
	ship := s.Theirs("bluesquadronescort", scene.At(400, 500, 180), scene.Shields(0),
		scene.Damaged(1))
	s.Attack(foe, ship)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Draw(title)
	return s, ship
}

// 2e.damage.persistent-marker: what stays faceup is marked beside the ship, in the list of ships
// and in the picture, until it is repaired.
func TestSVG_MarksADamageCardThatLasts(t *testing.T) {
	s, ship := hurt(t, "Weapons Failure")
	s.Done()
	count := func() (int, int) {
		g, table := s.Exec().G, &s.State().Table
		return strings.Count(svg(t, g, table, Options{}), "Weapons Failure"),
			strings.Count(Line(g, table, ship.ID()), "Weapons Failure")
	}
	if picture, line := count(); picture != 2 || line != 1 {
		t.Errorf("marked %d times in the picture and %d in the line, want beside the ship, in the "+
			"list and in the line", picture, line)
	}
	s.Perform(ship, 0)
	s.UseOnly("repair")
	s.Done()
	if picture, line := count(); picture+line != 0 {
		t.Errorf("marked %d and %d times after the repair", picture, line)
	}
}

// 2e.damage.persistent-marker: a card that does something once leaves no marker.
func TestSVG_DoesNotMarkADamageCardThatIsOver(t *testing.T) {
	s, ship := hurt(t, "Panicked Pilot")
	s.Done()
	g, table := s.Exec().G, &s.State().Table
	if strings.Contains(svg(t, g, table, Options{})+Line(g, table, ship.ID()), "Panicked") {
		t.Error("a card that has turned facedown is marked")
	}
}

// 2e.damage.hull-remaining: damage cards count faceup and facedown.
func TestLine_SaysHowMuchHullIsLeft(t *testing.T) {
	s, ship := hurt(t, "Weapons Failure")
	s.Done()
	if line := Line(s.Exec().G, &s.State().Table, ship.ID()); !strings.Contains(line, "hull 2 of 4") {
		t.Errorf("got %q, want hull 2 of 4", line)
	}
}

// 1e.token.crit-token: in first edition a ship that is dealt a damage card faceup is marked, in the
// picture and in the list of ships; a facedown card marks nothing. 1e.token.crit-token-removed: the
// marker goes away when the card is turned facedown.
func TestSVG_MarksACriticalHitOfFirstEdition(t *testing.T) {
	s := scene.First(t)
	foe := s.Mine("academypilot", scene.At(400, 300, 0))
	ship := s.Theirs("rookiepilot", scene.At(400, 500, 180), scene.Shields(0))
	count := func() int {
		g, table := s.Exec().G, &s.State().Table
		return strings.Count(svg(t, g, table, Options{}), "Weapons Failure") +
			strings.Count(Line(g, table, ship.ID()), "Weapons Failure")
	}
	s.Attack(foe, ship)
	s.Dice("crit", "hit")
	s.Dice("blank", "blank")
	if n := count(); n != 0 {
		t.Errorf("marked %d times by a facedown card", n)
	}
	s.Draw("Weapons Failure")
	s.Done()
	if n := count(); n != 3 {
		t.Errorf("marked %d times, want beside the ship, in the list and in the line", n)
	}
	s.Perform(ship, 0)
	s.UseOnly("try to turn it facedown")
	s.Dice("hit")
	s.Done()
	if n := count(); n != 0 {
		t.Errorf("marked %d times when the card has been turned facedown", n)
	}
}
