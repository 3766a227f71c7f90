package bot_test

import (
	"math"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/bot"
)

// habits are what a person may notice of how player 1 plays, over some matches.
type habits struct {
	near, noses, apart float64 // means after the maneuvers of a round, as manners measure them
	placed             float64 // how many ships these are of
	atOne, attacks     float64 // attacks of player 1
	harm, rounds       float64 // damage suffered
}

// see notes where the ships of player 1 are.
func (h *habits) see(x *game.Exec, s *game.State) {
	x.SetState(s)
	for id := range x.EachShip() {
		if x.G.Ships[id].Side != game.Seat1 {
			continue
		}
		near, noses, apart, friends := math.Inf(1), 0.0, 0.0, 0.0
		for other := range x.EachShip() {
			far, off := bot.FarOff(x.Ship(id).Pose, x.Ship(other).Pose)
			switch {
			case other == id:
			case x.G.Ships[other].Side == game.Seat1:
				apart, friends = apart+far, friends+1
			case far < near:
				_, back := bot.FarOff(x.Ship(other).Pose, x.Ship(id).Pose)
				near, noses = far, off+back
			}
		}
		if near < math.Inf(1) {
			h.near, h.noses, h.placed = h.near+near, h.noses+noses, h.placed+1
			h.apart += apart / max(1, friends)
		}
	}
}

// damage is what the ships of player 1 have suffered.
func damage(g *game.Game, s *game.State) float64 {
	sum := 0
	for i := range g.Ships {
		if g.Ships[i].Side == game.Seat1 {
			whole := int(g.Ships[i].AllHull()) + int(g.Ships[i].AllShields())
			ship := &s.Ships[i]
			if left := int(g.Ships[i].AllHull()) - ship.AllDamage() + int(ship.AllActive()); !ship.Destroyed && left > 0 {
				whole -= left
			}
			sum += whole
		}
	}
	return float64(sum)
}

// watched plays matches of a bot against the beginner, and returns its habits: the first six rounds count, before
// manners fade.
func watched(t *testing.T, id string, matches int) habits {
	t.Helper()
	var h habits
	begin := tables(t)
	program, ok := bot.Named(id)
	if !ok {
		t.Fatalf("there is no bot %s", id)
	}
	const rounds = 6
	for seed := range uint64(matches) {
		m := begin(seed, [2]maker{program.New, bot.Beginner})
		seen, fired := uint8(0), uint8(0)
		for !m.State.Over && m.State.Round <= rounds {
			p, c := m.Next()
			if m.State.Phase == game.EngagementPhase && seen < m.State.Round {
				seen = m.State.Round
				h.see(m.Exec, m.State)
			}
			if err := m.Exec.Step(m.State, p, c, nil); err != nil {
				t.Fatalf("%v in %s", err, m.Exec.Where())
			}
			declared := m.State.NAttacks > 0 && m.State.Attacks[0].Declared
			if a := &m.State.Attacks[0]; declared && fired == 0 && m.Exec.G.Ships[a.Attacker].Side == game.Seat1 {
				h.attacks++
				if a.Range == 1 {
					h.atOne++
				}
			}
			fired = 0
			if declared {
				fired = 1
			}
		}
		h.harm += damage(m.Exec.G, m.State)
		h.rounds += float64(min(m.State.Round, rounds))
	}
	h.near, h.noses, h.apart = h.near/h.placed, h.noses/h.placed, h.apart/h.placed
	h.atOne, h.harm = h.atOne/max(1, h.attacks), h.harm/h.rounds
	return h
}

// A person notices the manner of a beginner: each one does most of what it values, by more than luck.
func TestManners_CanBeNoticed(t *testing.T) {
	const matches = 24
	plain := watched(t, "beginner", matches)
	list := map[string]habits{}
	for _, m := range bot.Manners() {
		list[m.ID] = watched(t, m.ID+"-beginner", matches)
	}
	careful, bold, swarm, joust := list["careful"], list["bold"], list["swarm"], list["joust"]
	for _, c := range []struct {
		what       string
		less, more float64
		least      float64 // the least difference
	}{
		{what: "bands from a careful ship to the nearest enemy", less: plain.near, more: careful.near, least: 0.15},
		{what: "share of attacks at range 1, careful", less: careful.atOne, more: plain.atOne, least: 0.1},
		{what: "bands from a bold ship to the nearest enemy", less: bold.near, more: plain.near, least: 0.05},
		{what: "share of attacks at range 1, bold and careful", less: careful.atOne, more: bold.atOne, least: 0.15},
		{what: "bands between the ships of a swarm", less: swarm.apart, more: plain.apart, least: 0.3},
		{what: "how far noses point away in a joust", less: joust.noses, more: plain.noses, least: 0.08},
	} {
		if c.more-c.less < c.least {
			t.Errorf("%s: %.2f and %.2f, want %.2f more", c.what, c.less, c.more, c.least)
		}
	}
	for id, h := range list {
		t.Logf("%-8s nearest enemy %.2f bands, noses %.2f off, friends %.2f bands, attacks %.0f, at range 1 %.0f %%, damage %.2f a round",
			id, h.near, h.noses, h.apart, h.attacks, 100*h.atOne, h.harm)
	}
}

// An ace that is careful suffers less damage in a round: the network's sight finds the maneuvers that spare its ships.
func TestManners_CarefulSuffersLess(t *testing.T) {
	const matches = 8
	plain, careful := watched(t, "ace", matches), watched(t, "careful-ace", matches)
	if careful.harm > 0.85*plain.harm {
		t.Errorf("%.2f damage a round, %.2f without a manner; want less", careful.harm, plain.harm)
	}
	t.Logf("%+v\n%+v", plain, careful)
}

func TestNamed_LevelsAloneHaveManners(t *testing.T) {
	for _, p := range bot.Programs() {
		_, ok := bot.Named("bold-" + p.ID)
		if ok != p.Level {
			t.Errorf("bold-%s: %t, want %t", p.ID, ok, p.Level)
		}
	}
	for _, id := range []string{"bold", "bold-", "-ace", "shy-ace", "bold-bold-ace"} {
		if _, ok := bot.Named(id); ok {
			t.Errorf("%q names a bot", id)
		}
	}
}

func TestTitle_BeginsWithTheManner(t *testing.T) {
	if got := bot.Title("careful-beginner"); got != "Careful Pilot" {
		t.Errorf("got %q", got)
	}
}

// A level in a manner answers every question legally, and the same each time: bots that slip, too.
func TestManners_AnswerLegallyAndTheSame(t *testing.T) {
	begin := tables(t)
	for _, level := range []string{"recruit", "veteran"} {
		for _, m := range bot.Manners() {
			p, _ := bot.Named(m.ID + "-" + level)
			one, two := begin(3, [2]maker{p.New, bot.Beginner}), begin(3, [2]maker{p.New, bot.Beginner})
			for _, match := range []*table{one, two} {
				if err := match.Play(); err != nil {
					t.Fatalf("%s: %v", p.ID, err)
				}
			}
			if *one.State != *two.State {
				t.Errorf("%s: two matches of one seed ended differently", p.ID)
			}
		}
	}
}
