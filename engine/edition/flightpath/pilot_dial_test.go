package flightpath_test

import (
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/draw"
	"koiogran/play/text"
	"koiogran/play/view"
)

// reading returns a scene in which Annerose Rosenheim has looked at the dial of a cadet.
func reading(t *testing.T) (s *scene.Scene, cadet *scene.Ship) {
	t.Helper()
	s = lab(t)
	annerose := s.Mine("annerose-rosenheim-zaku-recon", scene.At(457, 200, 0),
		scene.With("ms-06r-zaku-ii-recon.mg"))
	cadet = s.Theirs("gm-cadet", scene.At(457, 450, 180), scene.With("rgm-79-gm.bsg"))
	s.Lock(annerose, cadet)
	s.SetDial(cadet, "2 bank-left")
	s.System(annerose)
	s.Use(annerose, "read the dial")
	s.Pick(cadet)
	return s, cadet
}

// dialSeen is what a player knows of the facedown dial of another unit.
func dialSeen(s *scene.Scene, p game.Player, unit *scene.Ship) (game.Maneuver, bool) {
	v := view.Of(s.Exec().G, s.State(), p)
	return v.Dial(s.Exec().G, unit.ID())
}

// Anyone who has looked at a dial knows it, and someone who watches does not.
//
// msg.planning.secret
func TestAnnerose_KnowsTheDialAlone(t *testing.T) {
	s, cadet := reading(t)
	if m, ok := dialSeen(s, game.Seat1, cadet); !ok || text.English.Maneuver(s.Exec().G, m) != "white 2 bank left" {
		t.Errorf("she knows %q, %t", text.English.Maneuver(s.Exec().G, m), ok)
	}
	if m, ok := dialSeen(s, game.NoPlayer, cadet); ok {
		t.Errorf("who watches knows %q", text.English.Maneuver(s.Exec().G, m))
	}
	s.Done()
}

// The log shows her the dial, and the others only that she looked at it.
func TestAnnerose_TheLogTellsHerAlone(t *testing.T) {
	s, _ := reading(t)
	var seen game.Event
	for _, e := range s.Events() {
		if e.Kind == game.DialSeen {
			seen = e
		}
	}
	for p, want := range map[game.Player]string{
		game.Seat1: "shows", game.Seat2: "looks at", game.NoPlayer: "looks at",
	} {
		if got := text.English.Event(s.Exec().G, view.Redact(seen, p)).String(); !strings.Contains(got, want) {
			t.Errorf("player %d reads %q, want that it %s", p, got, want)
		}
	}
	s.Done()
}

// She does not look twice at a dial that she knows.
func TestAnnerose_OnceIsEnough(t *testing.T) {
	s := lab(t)
	one := s.Mine("annerose-rosenheim-zaku-recon", scene.At(457, 200, 0),
		scene.With("ms-06r-zaku-ii-recon.mg"))
	cadet := s.Theirs("gm-cadet", scene.At(457, 450, 180), scene.With("rgm-79-gm.bsg"))
	s.Lock(one, cadet)
	s.SetDial(cadet, "2 bank-left")
	s.System(one)
	s.Use(one, "read the dial")
	s.Pick(cadet)
	s.Force(one, 1)
	s.Never(one, "read the dial")
	s.System(one)
	s.Done()
}

// A dial that is set again is a secret again, from those who had looked at it as well.
//
// msg.planning.secret
func TestDren_HidesADialThatTheEnemyHasRead(t *testing.T) {
	s := lab(t)
	reader := s.Mine("annerose-rosenheim-zaku-recon", scene.At(457, 200, 0),
		scene.With("ms-06r-zaku-ii-recon.mg"))
	recruit := s.Theirs("zaku-recruit", scene.At(457, 450, 180), scene.With("ms-06f-zaku-ii.asr"))
	dren := s.Theirs("dren-musai", scene.At(457, 600, 180), scene.With("musai-light-cruiser.std"))
	s.Lock(reader, recruit)
	s.SetDial(recruit, "2 straight")
	s.System(reader)
	s.Use(reader, "read the dial")
	s.Pick(recruit)
	if _, ok := dialSeen(s, game.Seat1, recruit); !ok {
		t.Error("the reader does not know the dial")
	}
	s.System(dren)
	s.Use(dren, "new orders")
	s.Pick(recruit)
	s.Maneuver("2 turn-left")
	if m, ok := dialSeen(s, game.Seat1, recruit); ok {
		t.Errorf("the reader still knows %q", text.English.Maneuver(s.Exec().G, m))
	}
	if m, _ := dialSeen(s, game.Seat2, recruit); text.English.Maneuver(s.Exec().G, m) != "white 2 turn left" {
		t.Errorf("its player knows %q", text.English.Maneuver(s.Exec().G, m))
	}
	s.Done()
}

// A unit without another maneuver of the speed on its dial is offered new orders anyway, so
// that the offer reveals nothing about the dial.
//
// msg.planning.secret
func TestDren_OffersOrdersWhateverTheDialShows(t *testing.T) {
	for dial, want := range map[string]string{
		"2 straight": "2 straight", "0 stationary": "stationary", "4 straight": "4 straight",
	} {
		s := lab(t)
		recruit := s.Mine("zaku-recruit", scene.At(457, 450, 180), scene.With("ms-06f-zaku-ii.asr"))
		dren := s.Mine("dren-musai", scene.At(457, 600, 180), scene.With("musai-light-cruiser.std"))
		s.SetDial(recruit, dial)
		s.System(dren)
		s.Use(dren, "new orders")
		s.Pick(recruit)
		s.Pass()
		if m, _ := dialSeen(s, game.Seat1, recruit); !strings.Contains(text.English.Maneuver(s.Exec().G, m), want) {
			t.Errorf("the dial shows %q, want %s", text.English.Maneuver(s.Exec().G, m), want)
		}
		s.Done()
	}
}

// A unit that holds on is said to be will be destroyed at the end of the round.
func TestShiro_TheTableSaysThatHeIsDoomed(t *testing.T) {
	s := lab(t)
	foe := s.Mine("zaku-recruit", scene.At(457, 300, 0), scene.With("ms-06f-zaku-ii.asr"))
	shiro := s.Theirs("shiro-amada-ball", scene.At(457, 480, 180), scene.With("rb-79-ball.can"),
		scene.Shields(0), scene.Damaged(1))
	s.AttackWith(foe, "anti-ship-rifle", shiro)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank")
	s.Use(shiro, "hold on")
	line := draw.Line(s.Exec().G, &s.State().Table, shiro.ID())
	if !strings.Contains(line, "will be destroyed at the end of the round") {
		t.Errorf("%q does not say it", line)
	}
	s.Done()
}
