package first_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// solo is a squad of one Rookie Pilot.
func solo() rules.Squad {
	return rules.Squad{Ships: []rules.Loadout{{Pilot: "rookiepilot", Points: 21}}}
}

// Two players can play, or three or four in two teams as equal as possible: of three, two are a team
// (1e.team.two-teams). A ship is on the side of its owner (1e.team.ship-ownership).
func TestTeams_ThreeOrFourPlayers(t *testing.T) {
	compiled := rules.Compile(first.Edition())
	for partners := range 4 {
		setup := rules.Setup{Squads: [2]rules.Squad{solo(), solo()}}
		for range partners {
			setup.Partners = append(setup.Partners, solo())
		}
		g, _, err := compiled.NewGame(setup)
		if partners > 2 {
			if !errors.Is(err, rules.ErrSetup) || !strings.Contains(err.Error(), "expected 4 at most") {
				t.Errorf("%d players: %v", 2+partners, err)
			}
			continue
		}
		if err != nil || int(g.Seats) != 2+partners {
			t.Fatalf("%d players: %v", 2+partners, err)
		}
		for i, info := range g.Ships {
			if int(info.Owner) != i || int(info.Side) != i%2 {
				t.Errorf("%d players: ship %d is on side %d, of player %d", 2+partners, i, info.Side, info.Owner)
			}
		}
	}
}

// What cannot be a team is refused in words that say what is expected.
func TestTeams_Refused(t *testing.T) {
	empty, deck := rules.Squad{}, solo()
	deck.Deck = "core"
	for want, c := range map[string]struct {
		of      *rules.Edition
		partner rules.Squad
	}{
		"expected two in this game":     {flightpath.Edition(), rules.Squad{}},
		"player 3 has no ship":          {first.Edition(), empty},
		"expected the deck of player 1": {first.Edition(), deck},
	} {
		setup := rules.Setup{Squads: [2]rules.Squad{solo(), solo()}, Partners: []rules.Squad{c.partner}}
		if _, _, err := rules.Compile(c.of).NewGame(setup); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// Each player is asked for the dials of their own ships and can set no others
// (1e.team.owner-decides). Partners see each other's dials, and no opponent does
// (1e.team.dials-shared).
func TestTeams_Dials(t *testing.T) {
	s := scene.First(t)
	s.Mine("rookiepilot", scene.At(300, 100, 0))
	s.Theirs("rookiepilot", scene.At(300, 800, 180))
	ship := s.Ship(game.Seat3, "rookiepilot", scene.At(500, 100, 0))
	enemy := s.Ship(game.Seat4, "rookiepilot", scene.At(500, 800, 180))
	s.Planning()
	x, g := s.Exec(), s.Exec().G
	for p := game.Seat1; p.IsSeat(); p++ {
		s.Asked(p)
		for _, c := range slices.Clone(x.Ask(s.State(), p).Options()) {
			s.Is(x.Owner(c.Ship) == p, "player %d is asked for a dial of player %d", p+1, x.Owner(c.Ship)+1)
			s.Is(!x.Valid(s.State(), (p+2)%game.MaxSeats, c), "a partner sets a dial of player %d", p+1)
		}
	}
	before := [...]view.View{game.Seat2: view.Of(g, s.State(), game.Seat2), game.Seat4: {}}
	for i, speed := range []string{"1 straight", "2 straight"} {
		s.Dial(ship, speed)
		for p := game.Seat1; p <= game.Chance; p++ {
			v := view.Of(g, s.State(), p)
			m, ok := v.Dial(g, ship.ID())
			s.Is(ok == (p == game.Seat1 || p == game.Seat3) && (!ok || int(m.Speed) == i+1),
				"player %d sees %v of the dial of player 3", p+1, m)
		}
	}
	after := view.Of(g, s.State(), game.Seat2)
	s.Is(before[game.Seat2].Table().Ships[0] == after.Table().Ships[0], "the table shows a dial")
	for _, own := range []game.Player{game.Seat1, game.Seat2} {
		s.Choose(func(c game.Choice) bool { return x.Owner(c.Ship) == own && straightAt(1)(c) })
	}
	s.Dial(enemy, "1 straight")
	s.Done()
}

// Between ships of both partners at one pilot skill the captain of the side says which acts next; among
// ships of one owner that owner does (1e.team.owner-decides).
func TestTeams_WhichShipIsNext(t *testing.T) {
	for _, c := range []struct {
		of    [3]game.Player // of two or three ships of one skill, and
		aces  []game.Player  // of those of another
		asked game.Player
	}{
		{[3]game.Player{game.Seat1, game.Seat3, game.NoPlayer}, []game.Player{game.Seat2}, game.Seat1},
		{[3]game.Player{game.Seat3, game.Seat3, game.NoPlayer}, []game.Player{game.Seat1, game.Seat2}, game.Seat3},
		{[3]game.Player{game.Seat4, game.Seat2, game.Seat4}, []game.Player{game.Seat1, game.Seat3}, game.Seat2},
		{[3]game.Player{game.Seat4, game.Seat4, game.Seat4}, []game.Player{game.Seat1, game.Seat2, game.Seat3}, game.Seat4},
		{[3]game.Player{game.Seat1, game.Seat1, game.Seat4}, []game.Player{game.Seat2, game.Seat3}, game.Seat1},
	} {
		s := scene.First(t)
		var ships []*scene.Ship
		for i, p := range c.of {
			if p != game.NoPlayer {
				ships = append(ships, s.Ship(p, "academypilot", scene.At(100+float64(i)*100, 100, 0)))
			}
		}
		for i, p := range c.aces {
			ships = append(ships, s.Ship(p, "wedgeantilles", scene.At(100+float64(i)*100, 500, 0)))
		}
		for _, ship := range ships {
			s.SetDial(ship, "2 straight")
		}
		s.Activation()
		s.Is(s.Exec().Waiting(s.State()) == game.Only(c.asked), "%v: %b is asked, want player %d", c.of,
			s.Exec().Waiting(s.State()), c.asked+1)
		for x := s.Exec(); !s.State().Over; {
			p := x.Waiting(s.State()).First()
			options := x.Ask(s.State(), p).Options()
			s.Answer(p, options[len(options)-1]) // passes, where that is possible
		}
		s.Done()
	}
}

// What the opponents of a ship decide about it, their captain decides: here which maneuver a stressed ship
// executes in place of a red one.
func TestTeams_TheOpponentIsTheCaptain(t *testing.T) {
	for _, c := range []struct{ of, asked game.Player }{
		{game.Seat1, game.Seat2}, {game.Seat3, game.Seat2}, {game.Seat2, game.Seat1}, {game.Seat4, game.Seat1},
	} {
		s := scene.First(t)
		var stressed *scene.Ship
		for p := game.Seat1; p.IsSeat(); p++ {
			ship := s.Ship(p, "rookiepilot", scene.At(100+200*float64(p), 100, 0))
			if p == c.of {
				stressed = ship
			}
		}
		s.Tokens(stressed, game.StressToken, 1)
		s.Activate(stressed, "4 koiogran")
		s.Asked(c.asked)
		s.Choose(func(c game.Choice) bool {
			return c.Maneuver.Bearing == geom.Straight && c.Maneuver.Speed == 1
		})
		s.Pass()
		s.Done()
	}
}

// Where several may use abilities at one moment, the side with initiative comes first, and of a side the
// captain before the partner (1e.team.owner-decides).
func TestTeams_WhoUsesAbilitiesFirst(t *testing.T) {
	s := scene.First(t)
	howl := s.Ship(game.Seat1, "howlrunner", scene.At(400, 300, 0))
	target := s.Theirs("rookiepilot", scene.At(457, 450, 180))
	wing := s.Ship(game.Seat3, "academypilot", scene.At(457, 300, 0), scene.Tokens(game.FocusToken, 1))
	s.Attack(wing, target)
	s.Dice("focus", "blank")
	s.Asked(game.Seat1)
	s.Offered(howl, "swarm leader")
	s.NotOffered(wing, "spend focus")
	s.Pass()
	s.Asked(game.Seat3)
	s.Use(wing, "spend focus")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.Done()
}

// A captain concedes for the team, and a partner cannot.
func TestTeams_TheCaptainConcedes(t *testing.T) {
	compiled := rules.Compile(first.Edition())
	setup := rules.Setup{Squads: [2]rules.Squad{solo(), solo()}, Partners: []rules.Squad{solo(), solo()}}
	for p := game.Seat1; p.IsSeat(); p++ {
		g, s, err := compiled.NewGame(setup)
		if err != nil {
			t.Fatal(err)
		}
		err = game.NewExec(g).Step(s, p, game.Opt(game.ConcedeVerb), nil)
		if want := p <= game.Seat2; s.Over != want || (err == nil) != want {
			t.Errorf("player %d concedes: %v, over %v", p+1, err, s.Over)
		}
		if s.Over && s.Result != game.Won1+game.Result(p.Other()) {
			t.Errorf("player %d concedes: %v", p+1, s.Result)
		}
	}
}
