package server

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// The ways to play apart from the usual match that are not missions, by the ids of the protocol.
const (
	quickBuilds    = "quick-build"
	quickplay      = "quickplay"
	escalation     = "escalation"
	coreEscalation = "escalation-core"
	epicWay        = "epic"
)

// What squads a way to play is for, in the words of the protocol.
const (
	quickSquads  = "quick"
	formatSquads = "format"
	eitherSquads = "either"
	listedSquads = "listed"
)

// mode is a way to play an edition.
type mode struct {
	wire.Way
	format  squad.Format // which squads must keep
	mission *rules.Mission
	forces  [2]rules.Squad // where it lists them
}

// modesOf lists the ways to play an edition apart from the usual match, those that can be played.
func (s *Server) modesOf(c *rules.Compiled) []mode {
	var list []mode
	add := func(w mode) {
		w.Edition = c.ID
		if c.Teams && w.Squads == formatSquads {
			w.Teams = s.teams(c, &w)
		}
		if w.Squads != quickSquads && w.Squads != formatSquads {
			for p := range w.forces {
				w.Forces = append(w.Forces, s.ready(&Squad{
					ID: w.ID + "-" + string('1'+rune(p)), Squad: squadFrom(c, &w.forces[p]),
				}))
			}
		}
		list = append(list, w)
	}
	for _, w := range quickWays() {
		if w.format.Edition == c.ID {
			add(w)
		}
	}
	for _, f := range squad.Formats() {
		if f.Wide && f.Edition == c.ID {
			add(epicPlay(f))
		}
	}
	if forces, err := match.CoreSet(c.Facts); err == nil {
		add(mode{Way: wire.Way{
			ID: coreEscalation, Name: "Core set Escalation", Squads: listedSquads,
			Text: "An X-wing against two TIEs. A destroyed ship returns with another pilot, until one " +
				"side has lost one more ship than it started with.",
		}, forces: forces})
	}
	for i := range c.Missions {
		m := &c.Missions[i]
		w := mode{Way: wire.Way{ID: m.ID, Name: missionName(m), Text: m.Summary, Squads: eitherSquads},
			format: match.Format(c, m), mission: m, forces: match.Forces(c, m)}
		if m.Fixed {
			w.Squads = listedSquads
		}
		add(w)
	}
	return list
}

// quickWays are the ways to play with quick builds and Deployment cards.
func quickWays() []mode {
	return []mode{{
		Way: wire.Way{ID: quickBuilds, Name: "Quick builds", Squads: quickSquads,
			Text: "Ships come with preset upgrades. Each side's ships have the same total threat; " +
				"points do not count."},
		format: squad.Format{Name: "quick", Edition: squad.Second},
	}, {
		Way: wire.Way{ID: escalation, Name: "Escalation", Squads: quickSquads,
			Text: "Quick builds of threat 4. A destroyed ship returns as a more dangerous one, until " +
				"one side has destroyed more than twice that threat."},
		format: squad.Format{Name: "escalation", Edition: squad.Second, Threat: match.EscalationThreat},
	}, {
		Way: wire.Way{ID: quickplay, Name: "Quickplay", Squads: quickSquads,
			Text: "Each side plays the units of a Deployment card. The first player is chosen at random."},
		format: squad.Format{Name: "quickplay", Edition: squad.Flightpath, Threat: 1},
	}}
}

// epicPlay is the way to play with huge ships and wings (1e.format.epic, 2e.epic.points).
func epicPlay(f squad.Format) mode {
	return mode{format: f, Way: wire.Way{ID: epicWay, Name: "Epic", Squads: formatSquads,
		Text: epicText(f)}}
}

// epicText says what an Epic match is, by the points of a side.
func epicText(f squad.Format) string {
	if f.EpicPoints == 0 {
		return fmt.Sprintf("Huge ships, and wings of fighters that share a dial: %d points per side, on a 6' × 3' table "+
			"with twelve obstacles.", f.Points)
	}
	return fmt.Sprintf("Huge ships and fighters: %d points and at most %g epic points per side, on a "+
		"6' × 3' table with twelve obstacles.", f.Points, f.EpicPoints)
}

// missionName makes a name of the id of a mission.
func missionName(m *rules.Mission) string {
	name := strings.ReplaceAll(strings.TrimPrefix(m.ID, "sc-"), "-", " ")
	return "Mission: " + name
}

// squadFrom writes a force that a way to play lists as a squad that can be brought.
func squadFrom(c *rules.Compiled, force *rules.Squad) squad.Squad {
	out := squad.Squad{Name: force.Name, Edition: c.ID}
	add := func(l *rules.Loadout, section int) {
		ship := squad.Ship{Pilot: l.Pilot, Section: section}
		if row, ok := c.Facts.Pilot(l.Pilot); ok {
			out.Faction = row.Faction
		}
		for _, id := range l.Upgrades {
			if u, ok := c.Facts.Upgrade(id); ok {
				ship.Upgrades = append(ship.Upgrades, squad.Upgrade{Slot: u.Slots[0], ID: id})
			}
		}
		out.Ships = append(out.Ships, ship)
	}
	for i := range force.Ships {
		add(&force.Ships[i], i)
		if aft := force.Ships[i].Aft; aft != nil {
			add(aft, i)
		}
	}
	return out
}

// fits lists the ways to play with quick builds or with squads of their own format that a ready squad
// fits, and reports whether it fits no other.
func (s *Server) fits(c *rules.Compiled, sq *squad.Squad) (list []string, alone bool) {
	list = []string{}
	for _, w := range s.played[c.ID].ways() {
		if w.Squads != quickSquads && w.Squads != formatSquads ||
			w.format.Threat == 0 && w.format.Points == 0 {
			continue
		}
		a := agreement{edition: c, mode: &w, format: w.format}
		if a.legal(sq, game.Seat1) == nil {
			list = append(list, w.ID)
		}
	}
	usual := agreement{edition: c, mode: &mode{}, format: squad.UsualOf(c.ID)}
	return list, usual.legal(sq, game.Seat1) != nil
}

// wayOf returns a way to play by its id, nil for the usual match.
func (s *Server) wayOf(c *rules.Compiled, id string) (*mode, error) {
	if id == "" {
		return &mode{format: squad.UsualOf(c.ID)}, nil
	}
	for i, w := range s.played[c.ID].ways() {
		if w.ID == id {
			return &s.played[c.ID].ways()[i], nil
		}
	}
	return nil, route.Invalidf("the %s edition has no mode %.40q; see the lobby for a list", c.ID, id)
}

// draws is how many squads are drawn at most until one can be flown and spends nearly all of its points.
const draws = 60

// The least share of its points, in hundredths, that a squad spends which is drawn at random or suggested.
const (
	drawnShare     = 90
	suggestedShare = 98
)

// spent reports whether a squad spends a share of what it may; where points do not count, it does.
func spent(cost, points, share int) bool { return 100*cost >= share*points }

// drawSquad draws a squad at random that a seat can fly under an agreement, with that of its partner. In teams
// it keeps to the player's share of the points.
func (s *Server) drawSquad(ctx context.Context, in *wire.DrawnSquad) (*wire.ReadySquad, error) {
	p, size := max(in.Seat, 1).Player(), max(in.Seats, 2)
	if int(p) >= size {
		return nil, route.Invalidf("there is no seat %d in a match for %d players", in.Seat, size)
	}
	a, err := s.agreementOf(&in.Agreement, size)
	if err != nil {
		return nil, err
	}
	if a.mode.Squads == listedSquads {
		return nil, errListed
	}
	partner, err := s.partnersSquad(in)
	if err != nil {
		return nil, err
	}
	rng, err := s.lot()
	if err != nil {
		return nil, err
	}
	pool := ownPool(a.edition, in.Owned, s.played[a.edition.ID].pool())
	format := a.share(p)
	if format.MaxShips == 0 && format.Points > squad.UsualOf(format.Edition).Points {
		format.MaxShips = game.MaxShips / size // more points than usual are spent on more ships
	}
	best, err := fullest(ctx, format.Points, drawnShare,
		func() (squad.Squad, error) { return squad.Random(rng, a.edition.Facts, pool, format) },
		func(sq *squad.Squad) bool { return owns(a.edition, in.Owned, sq) && a.flies(sq, p, partner) == nil })
	if err != nil {
		return nil, err
	}
	if best == nil && in.Owned != nil {
		return nil, route.Invalidf("could not generate a playable squad of the ships in your collection; add ships or try again")
	}
	if best == nil {
		return nil, route.Invalidf("could not generate a playable squad; try again")
	}
	var text strings.Builder
	if err := squad.Write(&text, a.edition.Facts, *best); err != nil {
		return nil, err
	}
	out := s.ready(&Squad{XWS: text.String(), Squad: *best})
	return &out, nil
}

// lot is a source of chance that no one can foresee.
func (s *Server) lot() (*rand.Rand, error) {
	secret := make([]byte, dealer.SecretSize)
	if err := s.random.Fill(secret); err != nil {
		return nil, err
	}
	return rand.New(rand.NewChaCha8([dealer.SecretSize]byte(secret))), nil
}

// fullest draws squads until one of those that fly spends a share of its points, and returns the one that
// spends most; nil if none flies. It ends early if the client has gone.
func fullest(ctx context.Context, points, share int, next func() (squad.Squad, error), flies func(*squad.Squad) bool,
) (best *squad.Squad, err error) {
	for n := 0; n < draws && (best == nil || !spent(best.Points, points, share)); n++ {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		sq, err := next()
		if err != nil {
			return nil, route.Invalid(plain(err))
		}
		if (best == nil || sq.Points > best.Points) && flies(&sq) {
			best = &sq
		}
	}
	return best, nil
}

// partnersSquad reads the squad that the partner of a seat brings, nil if that is not settled.
func (s *Server) partnersSquad(in *wire.DrawnSquad) (*squad.Squad, error) {
	if in.Partner == nil || in.Seats < 3 || in.Partner.Ready == "" && in.Partner.XWS == "" {
		return nil, nil
	}
	sq, err := s.squadOf(in.Partner.Ready, in.Partner.XWS)
	if err != nil {
		return nil, route.Invalidf("the partner's squad: %w", err)
	}
	return &sq, nil
}
