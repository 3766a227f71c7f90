package wire

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// winged begins a match with an asteroid in which seat 1 has a wing of four X-wings (ships 0 to 3) and ship 4 beside
// it; the mates have a lower initiative than the leader.
func winged(t *testing.T) *played {
	t.Helper()
	lead := rules.Loadout{Pilot: "redsquadronveteran", Upgrades: []string{"veteranwingleader"}}
	mate, enemy := rules.Loadout{Pilot: "bluesquadronescort"}, rules.Loadout{Pilot: "academypilot"}
	return newPlayed(t, secondEdition(t), rules.Setup{
		Squads: [2]rules.Squad{
			{Points: 1, Ships: []rules.Loadout{lead, mate, mate, mate, mate}, Wings: []rules.Wing{{Leader: 0, Mates: []int{1, 2, 3}}}},
			{Points: 2, Ships: []rules.Loadout{enemy, enemy}},
		},
		Obstacles: []string{"coreasteroid0"}, Options: game.Options{RoundLimit: 2},
	}, 1)
}

// planning plays set-up out and places all ships again: the leader at the middle, its mates beside it.
func (p *played) planning(t *testing.T, leader geom.Pose) {
	t.Helper()
	for p.s.Round == 0 || p.s.Phase != game.PlanningPhase {
		p.step(t)
	}
	p.s.Formed, p.s.Obstacles[0].Pose = 0, at(800, 500)
	for id := range p.g.Ships {
		ship := &p.s.Ships[id]
		switch wing := p.g.Ships[id].Wing; {
		case id == 0:
			ship.Pose = leader
		case wing.Position != geom.NoPosition:
			ship.Pose = wing.Position.Beside(geom.Small, leader)
			p.s.Formed = p.s.Formed.With(game.ShipID(id))
		default:
			ship.Pose = geom.Pose{X: int32(100+100*id) * geom.Millimeter, Y: 850 * geom.Millimeter, Heading: 180_000_000}
		}
	}
}

// dialTo returns the option of a ship's dial in the words of records.
func (p *played) dialTo(t *testing.T, ship int, word string) Option {
	t.Helper()
	v := view.Of(p.g, p.s, game.Seat1)
	for _, d := range p.teller.Dials(&v).Ships {
		for _, o := range d.Options {
			if d.Ship == ship && o.Maneuver.Word == word {
				return o
			}
		}
	}
	t.Fatalf("ship %d has no dial with %s", ship, word)
	return Option{}
}

// at returns a pose in millimeters that faces up.
func at(x, y int32) geom.Pose { return geom.Pose{X: x * geom.Millimeter, Y: y * geom.Millimeter} }

// 2e.wing.offsets, 2e.epic.wing-split: a mate names its leader and its place; it names no leader in play once it has split.
func TestWing_ShipsNameTheirLeader(t *testing.T) {
	p := winged(t)
	p.planning(t, at(457, 300))
	p.s.Formed = p.s.Formed.Without(3)
	v := view.Of(p.g, p.s, game.Seat2)
	m, table := p.teller.Match(&v), p.teller.Table(&v)
	if m.Ships[0].Wing != nil || m.Ships[4].Wing != nil || table.Ships[0].Leader != nil {
		t.Errorf("a ship that is not a mate has a wing: %+v, %+v", m.Ships[0].Wing, m.Ships[4].Wing)
	}
	for id, want := range map[int]WingCard{
		1: {Position: "left flank", Place: poseOf(at(-60, 0))}, 2: {Position: "right flank", Place: poseOf(at(60, 0))},
		3: {Position: "rear support", Place: poseOf(at(0, -60))},
	} {
		if got := m.Ships[id].Wing; got == nil || *got != want {
			t.Errorf("ship %d: %+v, want %+v", id, got, want)
		}
		if leader := table.Ships[id].Leader; (leader != nil) != (id != 3) {
			t.Errorf("ship %d: in the wing of %v", id, leader)
		}
	}
}

// 2e.wing.move, 2e.wing.planning: the dial of a leader says who goes with it; a mate that has split does not, and mates have no dial.
func TestWing_ADialTakesTheMatesAlong(t *testing.T) {
	p := winged(t)
	p.planning(t, at(457, 300))
	p.s.Formed = p.s.Formed.Without(2)
	o := p.dialTo(t, 0, "2,straight")
	if !slices.Equal(o.Mates, []int{1, 3}) || len(o.Meets) != 0 {
		t.Errorf("mates %v, meets %+v", o.Mates, o.Meets)
	}
	if o := p.dialTo(t, 4, "2,straight"); o.Mates != nil {
		t.Errorf("mates of a ship without a wing: %v", o.Mates)
	}
	v := view.Of(p.g, p.s, game.Seat1)
	for _, d := range p.teller.Dials(&v).Ships {
		if d.Ship == 1 || d.Ship == 3 {
			t.Errorf("a mate has a dial: ship %d", d.Ship)
		}
	}
}

// 2e.wing.move.no-room: a dial says which mates would find no room: over a ship, or outside the play area.
func TestWing_ADialSaysWhoHasNoRoom(t *testing.T) {
	splits := func(o Option) string {
		var list []string
		for _, m := range o.Meets {
			if m.Kind == "mate" && strings.Contains(m.Text, "splits from the wing") {
				list = append(list, fmt.Sprint(*m.Ship))
			}
		}
		return strings.Join(list, " ")
	}
	for _, c := range []struct {
		name   string
		leader geom.Pose
		other  geom.Pose // of the ship beside the wing
		want   string
	}{
		{"in the open", at(457, 300), at(700, 300), ""},
		{"a ship in the place", at(457, 300), at(397, 415), "1"},
		{"a ship just ahead of it", at(457, 300), at(397, 425), ""},
		{"at the edge", at(79, 300), at(700, 300), "1"},
		{"a millimeter inside", at(80, 300), at(700, 300), ""},
	} {
		p := winged(t)
		p.planning(t, c.leader)
		p.s.Ships[4].Pose = c.other
		if got := splits(p.dialTo(t, 0, "1,straight")); got != c.want {
			t.Errorf("%s: %q split, want %q", c.name, got, c.want)
		}
	}
}

// 2e.wing.move.overlap-object: a dial says which mate would be on an obstacle; it has room.
func TestWing_ADialSaysWhoMeetsAnObstacle(t *testing.T) {
	p := winged(t)
	p.planning(t, at(457, 300))
	p.s.Obstacles[0].Pose = at(397, 380)
	o := p.dialTo(t, 0, "1,straight")
	if len(o.Meets) != 1 || o.Meets[0].Kind != "mate" || *o.Meets[0].Ship != 1 || !strings.Contains(o.Meets[0].Text, "asteroid") {
		t.Errorf("meets %+v", o.Meets)
	}
	if o := p.dialTo(t, 0, "4,straight"); len(o.Meets) != 0 {
		t.Errorf("moved through an obstacle: %+v", o.Meets)
	}
}

// 2e.wing.activation: a leader whose dial is set takes its mates out of the way of a ship that moves after it.
func TestWing_MatesAreWithTheirLeaderThen(t *testing.T) {
	p := winged(t)
	p.planning(t, at(457, 300))
	p.s.Ships[4].Pose, p.s.Ships[4].Initiative = at(397, 220), 6
	if o := p.dialTo(t, 4, "1,straight"); len(o.Meets) != 1 || *o.Meets[0].Ship != 1 {
		t.Errorf("before the leader has a dial: %+v", o.Meets)
	}
	c, err := replay.Parse(p.x, p.s, game.Seat1, p.dialTo(t, 0, "2,straight").Answer)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.x.Step(p.s, game.Seat1, c, &p.log); err != nil {
		t.Fatal(err)
	}
	if o := p.dialTo(t, 4, "1,straight"); len(o.Meets) != 0 {
		t.Errorf("once it has one: %+v", o.Meets)
	}
}

// 2e.wing.setup.no-room, 2e.wing.setup.in-area: a leader is suggested where its wing has room, and a try says who has none.
func TestWing_ALeaderIsPlacedWithRoomForItsMates(t *testing.T) {
	p := winged(t)
	for {
		v := view.Of(p.g, p.s, game.Seat1)
		q := p.teller.Question(&v)
		if q == nil || q.Place == nil || q.Place.Ship == nil || *q.Place.Ship != 0 {
			p.step(t)
			continue
		}
		at := q.Place.Suggest
		words := func(back float64) string {
			return fmt.Sprint("place ", q.Place.Word, " ", at.X, " ", at.Y-back, " ", at.Heading)
		}
		if tried := p.teller.Try(&v, words(0)); !tried.Legal || len(tried.Meets) != 0 {
			t.Errorf("where it is suggested: %+v", tried)
		}
		tried := p.teller.Try(&v, words(1))
		if !tried.Legal || len(tried.Meets) != 1 || *tried.Meets[0].Ship != 3 || !strings.Contains(tried.Meets[0].Text, "stress") {
			t.Errorf("a millimeter farther back: %+v", tried)
		}
		return
	}
}

// 2e.wing.split.free, 2e.epic.wing-rejoin: what is asked about wings has a subject of its own, and staying is the first
// option; a ship that may join is shown in its position.
func TestWing_QuestionsAboutWings(t *testing.T) {
	p := winged(t)
	p.planning(t, at(457, 300))
	asked := map[string]*Question{}
	for len(asked) < 2 && !p.s.Over {
		v := view.Of(p.g, p.s, game.Seat1)
		if q := p.teller.Question(&v); q != nil && (q.About == "split" || q.About == "join") {
			asked[q.About] = q
		}
		p.step(t)
	}
	split, join := asked["split"], asked["join"]
	if split == nil || split.Options[0].Verb != "pass" || split.Default != "pass" || len(split.Options) < 2 {
		t.Errorf("splitting: %+v", split)
	}
	if join == nil || join.Options[0].Verb != "pass" || len(join.Options) < 2 || join.Options[1].Pose == nil {
		t.Errorf("joining: %+v", join)
	}
}
