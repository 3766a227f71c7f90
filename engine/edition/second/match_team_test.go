package second_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// cadet is a TIE without an ability, of initiative 1.
const cadet = "academypilot"

// 2e.epic.team-allied: abilities that speak of friendly ships leave out the ships of a partner.
func TestTeams_PartnersAreNotFriendly(t *testing.T) {
	for _, c := range []struct {
		of      game.Player // of the ship that attacks beside Howlrunner of player 1
		offered bool
	}{{game.Seat1, true}, {game.Seat3, false}} {
		s := scene.Second(t)
		howl := s.Mine("howlrunner", scene.At(400, 300, 0))
		target := s.Theirs("bluesquadronescort", scene.At(457, 450, 180))
		wing := s.Ship(c.of, cadet, scene.At(457, 300, 0))
		s.Ship(game.Seat3, cadet, scene.At(800, 100, 0))
		if !c.offered {
			s.Never(howl, "swarm leader")
		}
		s.Attack(wing, target)
		s.Dice("focus", "blank")
		if c.offered {
			s.Offered(howl, "swarm leader")
			s.Pass()
		}
		s.Dice("blank", "blank")
		s.Done()
	}
}

// 2e.epic.team-allied: the coordinate action and docking are for friendly ships, and so not for those of a partner.
func TestTeams_NoHelpForPartners(t *testing.T) {
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(400, 300, 0))
	own := s.Mine(cadet, scene.At(500, 300, 0))
	s.Ship(game.Seat3, cadet, scene.At(300, 300, 0))
	s.Theirs("bluesquadronescort", scene.At(457, 800, 180))
	s.Perform(shuttle, 0, game.CoordinateAction)
	x := s.Exec()
	options := x.Ask(s.State(), game.Seat1).Options()
	s.Is(!slices.ContainsFunc(options, func(c game.Choice) bool { return c.Ship != own.ID() && c.Verb == game.PickVerb }),
		"a partner's ship can be coordinated: %v", options)
	settle(s)
	s.Done()

	ghost := rules.Squad{Ships: []rules.Loadout{{Pilot: "lothalrebel", Upgrades: []string{"ghost"}}}}
	shuttles := rules.Squad{Ships: []rules.Loadout{{Pilot: "zeborrelios-sheathipedeclassshuttle"}}}
	both := rules.Squad{Ships: slices.Concat(ghost.Ships, shuttles.Ships)}
	for _, c := range []struct {
		captain, partner rules.Squad
		docks            bool
	}{{both, shuttles, true}, {ghost, shuttles, false}} {
		g, _, err := rules.Compile(second.Edition()).NewGame(rules.Setup{
			Squads: [2]rules.Squad{c.captain, ghost}, Partners: []rules.Squad{c.partner}})
		if err != nil {
			t.Fatal(err)
		}
		for id := range g.Ships {
			if ship := &g.Ships[id]; ship.Side == game.Seat1 && ship.Ship != g.Ships[0].Ship {
				want := c.docks && ship.Owner == game.Seat1
				if got := g.Ships[0].Dock.Ships.Has(game.ShipID(id)); got != want {
					t.Errorf("the shuttle of player %d docks: %v", ship.Owner+1, got)
				}
			}
		}
	}
}

// 2e.epic.team.no-attack: a ship cannot attack one of a partner; a bomb strikes that as any other.
func TestTeams_NoAttackOnPartners(t *testing.T) {
	s := scene.Second(t)
	mine := s.Mine(cadet, scene.At(457, 300, 0))
	ally := s.Ship(game.Seat3, cadet, scene.At(457, 400, 0))
	enemy := s.Theirs("bluesquadronescort", scene.At(457, 500, 180))
	s.Engage(mine)
	for _, c := range s.Exec().Ask(s.State(), game.Seat1).Options() {
		s.Is(c.Ship != ally.ID(), "the ally can be attacked")
	}
	s.Declare("primary", enemy)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()

	s = scene.Second(t)
	bomber := s.Mine("scimitarsquadronpilot", scene.At(457, 300, 0), scene.With("protonbombs"))
	ally = s.Ship(game.Seat3, "bluesquadronescort", scene.At(457, 200, 0))
	s.Theirs("bluesquadronescort", scene.At(457, 800, 180))
	s.Device("proton bomb", bomber, scene.At(457, 260, 0))
	s.SetDial(bomber, "3 straight")
	s.SetDial(ally, "1 straight")
	x := s.Exec()
	before := x.Ship(ally.ID()).Shields
	s.Activation()
	settle(s)
	s.Is(x.Ship(ally.ID()).Shields < before, "the bomb of player 1 leaves the ship of player 3 alone")
	s.Done()
}

// 2e.epic.team.not-itself: a ship is allied with those of a partner, and neither with itself nor with others of its player.
func TestTeams_WhoIsAllied(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(cadet, scene.At(457, 300, 0))
	own := s.Mine(cadet, scene.At(557, 300, 0))
	ally := s.Ship(game.Seat3, cadet, scene.At(657, 300, 0))
	enemy := s.Theirs("bluesquadronescort", scene.At(457, 450, 180))
	s.Engage(ship)
	s.Asked(game.Seat1)
	for other, want := range map[*scene.Ship]bool{ship: false, own: false, ally: true, enemy: false} {
		got := s.Exec().Candidate(other.ID(), card.Allied)
		s.Is(got == want, "ship %d is allied with ship %d: %v", other.ID(), ship.ID(), got)
	}
	s.Declare("primary", enemy)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

// settle gives the last answer to all that the players are asked: passes, where that is possible.
func settle(s *scene.Scene) {
	x, state := s.Exec(), s.State()
	for p := x.Waiting(state).First(); !state.Over && p.IsSeat(); p = x.Waiting(state).First() {
		options := x.Ask(state, p).Options()
		s.Answer(p, options[len(options)-1])
	}
}

// fourOf places a ship of one initiative for each seat.
func fourOf(s *scene.Scene) (ships []*scene.Ship) {
	for p := game.Seat1; p.IsSeat(); p++ {
		ships = append(ships, s.Ship(p, cadet, scene.At(100+float64(p)*200, 100, 0)))
	}
	return ships
}

// 2e.epic.team.order, 2e.epic.team.order.how: ships of one initiative act seat by seat: the first side's captain, the
// other captain, the first partner, the other.
func TestTeams_PlayerOrder(t *testing.T) {
	for _, c := range []struct {
		first game.Player
		order []game.Player
	}{
		{game.Seat1, []game.Player{game.Seat1, game.Seat2, game.Seat3, game.Seat4}},
		{game.Seat2, []game.Player{game.Seat2, game.Seat1, game.Seat4, game.Seat3}},
	} {
		s := scene.Second(t)
		ships := fourOf(s)
		s.First(c.first)
		for _, ship := range ships {
			s.SetDial(ship, "2 straight")
		}
		s.Activation()
		settle(s)
		var order []game.Player
		for _, e := range s.Events() {
			if e.Kind == game.DialRevealed {
				order = append(order, s.Exec().Owner(e.Ship))
			}
		}
		s.Is(slices.Equal(order, c.order), "player %d is first, and ships activate in the order %v", c.first+1, order)
		s.Done()
	}
}

// 2e.epic.team.order: obstacles are placed in player order, seat by seat; where a side is one player, that player has
// each of its turns.
func TestTeams_ObstaclesInPlayerOrder(t *testing.T) {
	for partners, want := range [][]game.Player{
		{game.Seat1, game.Seat2, game.Seat1, game.Seat2},
		{game.Seat1, game.Seat2, game.Seat3, game.Seat2},
		{game.Seat1, game.Seat2, game.Seat3, game.Seat4},
	} {
		setup := rules.Setup{Obstacles: []string{"coreasteroid0", "coreasteroid1", "coreasteroid2", "coreasteroid3"}}
		for p := range 2 + partners {
			squad := rules.Squad{Points: p, Ships: []rules.Loadout{{Pilot: cadet, Points: 20 + p%2}}}
			if p < 2 {
				setup.Squads[p] = squad
			} else {
				setup.Partners = append(setup.Partners, squad)
			}
		}
		g, state, err := rules.Compile(second.Edition()).NewGame(setup)
		if err != nil {
			t.Fatal(err)
		}
		x, random := game.NewExec(g), rand.New(rand.NewPCG(1, 1))
		var order []game.Player
		for len(order) < len(want) {
			p := x.Waiting(state).First()
			q := x.Ask(state, p)
			var c game.Choice
			switch {
			case q.Kind == game.PlaceQuestion:
				order = append(order, p)
				c = x.Draw(state, p, random)
			case q.N > 0:
				c = q.Options()[0]
			}
			if err := x.Step(state, p, c, nil); err != nil {
				t.Fatal(err)
			}
		}
		if state.First == game.Seat2 {
			t.Fatal("the dearer side is first")
		}
		if !slices.Equal(order, want) {
			t.Errorf("%d players place obstacles in the order %v, want %v", 2+partners, order, want)
		}
	}
}

// 2e.epic.team.seats: three or four players play in two teams, each the owner of the ships of their squad.
func TestTeams_Seats(t *testing.T) {
	compiled := rules.Compile(second.Edition())
	one := rules.Squad{Ships: []rules.Loadout{{Pilot: cadet, Points: 20}}}
	for partners := range 3 {
		setup := rules.Setup{Squads: [2]rules.Squad{one, one}}
		for range partners {
			setup.Partners = append(setup.Partners, one)
		}
		g, _, err := compiled.NewGame(setup)
		if err != nil {
			t.Fatal(err)
		}
		for i := range g.Ships {
			if info := &g.Ships[i]; int(info.Owner) != i || int(info.Side) != i%2 {
				t.Errorf("%d players: ship %d is on side %d, of player %d", 2+partners, i, info.Side, info.Owner)
			}
		}
		if g.Allied != (partners > 0) {
			t.Errorf("%d players: allied %v", 2+partners, g.Allied)
		}
	}
}

// 2e.epic.team.deck: partners share the damage deck of their side, and see each other's dials, which no opponent does.
func TestTeams_SharedDeckAndDials(t *testing.T) {
	s := scene.Second(t)
	ships := fourOf(s)
	s.Planning()
	x, state := s.Exec(), s.State()
	pile := func(i int) int { return x.Info(ships[i].ID()).Pile(game.NoSection) }
	s.Is(pile(0) == pile(2) && pile(1) == pile(3) && pile(0) != pile(1), "decks of %d and %d", pile(0), pile(2))
	s.Dial(ships[2], "2 straight")
	for p := game.Seat1; p.IsSeat(); p++ {
		v := view.Of(x.G, state, p)
		_, ok := v.Dial(x.G, ships[2].ID())
		s.Is(ok == (p.Side() == game.Seat1), "player %d sees the dial of player 3: %v", p+1, ok)
	}
	for _, i := range []int{0, 1, 3} {
		s.Dial(ships[i], "2 straight")
	}
	settle(s)
	s.Done()
}

// 2e.epic.mission.breakout, 2e.epic.team.seats: in a mission partners are one side. They set up in the same zone, and the
// flagship of their side is the dearest ship of both.
func TestTeams_Breakout(t *testing.T) {
	one := func(points int) rules.Squad {
		return rules.Squad{Points: points, Ships: []rules.Loadout{{Pilot: cadet, Points: points}}}
	}
	g, s, err := rules.Compile(second.Edition()).NewGame(rules.Setup{
		Mission: "breakout", Squads: [2]rules.Squad{one(20), one(20)}, Partners: []rules.Squad{one(41), one(20)},
	})
	if err != nil {
		t.Fatal(err)
	}
	x, random := game.NewExec(g), rand.New(rand.NewPCG(3, 3))
	for s.Round == 0 {
		p := x.Waiting(s).First()
		q := x.Ask(s, p)
		var c game.Choice
		if q.Kind == game.PlaceQuestion {
			c = x.Draw(s, p, random)
		} else {
			c = q.Options()[0]
		}
		if err := x.Step(s, p, c, nil); err != nil {
			t.Fatal(err)
		}
	}
	for id, want := range map[int]bool{0: true, 1: false, 2: true, 3: false} {
		base := geom.Place(g.Ships[id].Size, s.Ships[id].Pose)
		if got := g.Area.InZone(&base, geom.LeftEdge, 2*geom.Band); got != want {
			t.Errorf("player %d is set up with the fleet: %v", id+1, got)
		}
	}
	x.S = s
	for _, c := range []struct {
		ship int
		want game.Result
	}{{0, game.Undecided}, {2, game.Won2}} {
		s.Ships[c.ship].Destroyed, s.Ships[c.ship].OnTable = true, false
		if got := g.Mission.Achieved(x); got != c.want {
			t.Errorf("without the ship of player %d: %v, want %v", c.ship+1, got, c.want)
		}
	}
}
