package lobby

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
	QuickBuilds    = "quick-build"
	quickplay      = "quickplay"
	Escalation     = "escalation"
	coreEscalation = "escalation-core"
	Epic           = "epic"
)

// What squads a way to play is for, in the words of the protocol.
const (
	QuickSquads  = "quick"
	FormatSquads = "format"
	EitherSquads = "either"
	ListedSquads = "listed"
)

// Mode is a way to play an edition.
type Mode struct {
	wire.Way
	Format  squad.Format // which squads must keep
	mission *rules.Mission
	forces  [2]rules.Squad // where it lists them
}

// modesOf lists the ways to play an edition apart from the usual match, those that can be played.
func (lb *Lobby) modesOf(c *rules.Compiled) []Mode {
	var list []Mode
	add := func(w Mode) {
		w.Edition = c.ID
		if w.Format.ForTeams() && (w.Squads == FormatSquads || w.mission != nil && w.mission.Teams) {
			w.Teams = lb.teams(c, &w)
		}
		if w.Squads != QuickSquads && w.Squads != FormatSquads {
			for p := range w.forces {
				w.Forces = append(w.Forces, lb.Ready(&Squad{
					ID: w.ID + "-" + string('1'+rune(p)), Squad: squadFrom(c, &w.forces[p]),
				}))
			}
		}
		list = append(list, w)
	}
	for _, w := range quickWays() {
		if w.Format.Edition == c.ID {
			add(w)
		}
	}
	for _, f := range squad.Formats() {
		if f.Wide && f.Edition == c.ID {
			add(epicPlay(f))
		}
	}
	if forces, err := match.CoreSet(c.Facts); err == nil {
		add(Mode{Way: wire.Way{
			ID: coreEscalation, Name: "Core set Escalation", Squads: ListedSquads,
			Text: "An X-wing against two TIEs. A destroyed ship returns with another pilot, until one " +
				"side has lost one more ship than it started with.",
		}, forces: forces})
	}
	for i := range c.Missions {
		m := &c.Missions[i]
		w := Mode{Way: wire.Way{ID: m.ID, Name: missionName(m), Text: m.Summary, Squads: EitherSquads},
			Format: match.Format(c, m), mission: m, forces: match.Forces(c, m)}
		if m.Fixed {
			w.Squads = ListedSquads
		}
		add(w)
	}
	return list
}

// quickWays returns the ways to play with quick builds and Deployment cards.
func quickWays() []Mode {
	return []Mode{{
		Way: wire.Way{ID: QuickBuilds, Name: "Quick builds", Squads: QuickSquads,
			Text: "Ships come with preset upgrades. Each side's ships have the same total threat; " +
				"points do not count."},
		Format: squad.Format{Name: "quick", Edition: squad.Second},
	}, {
		Way: wire.Way{ID: Escalation, Name: "Escalation", Squads: QuickSquads,
			Text: "Quick builds of threat 4. A destroyed ship returns as a more dangerous one, until " +
				"one side has destroyed more than twice that threat."},
		Format: squad.Format{Name: "escalation", Edition: squad.Second, Threat: match.EscalationThreat},
	}, {
		Way: wire.Way{ID: quickplay, Name: "Quickplay", Squads: QuickSquads,
			Text: "Each side plays the units of a Deployment card. The first player is chosen at random."},
		Format: squad.Format{Name: "quickplay", Edition: squad.Flightpath, Threat: 1},
	}}
}

// epicPlay returns the way to play with huge ships and wings (1e.format.epic, 2e.epic.points).
func epicPlay(f squad.Format) Mode {
	return Mode{Format: f, Way: wire.Way{ID: Epic, Name: "Epic", Squads: FormatSquads,
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

// Fits lists the ways to play with quick builds or with squads of their own format that a ready squad
// fits, and reports whether it fits no other.
func (lb *Lobby) Fits(c *rules.Compiled, sq *squad.Squad) (list []string, alone bool) {
	list = []string{}
	for _, w := range lb.played[c.ID].modes() {
		if w.Squads != QuickSquads && w.Squads != FormatSquads ||
			w.Format.Threat == 0 && w.Format.Points == 0 {
			continue
		}
		a := Agreement{Edition: c, Mode: &w, Format: w.Format}
		if a.Legal(sq, game.Seat1) == nil {
			list = append(list, w.ID)
		}
	}
	usual := Agreement{Edition: c, Mode: &Mode{}, Format: squad.UsualOf(c.ID)}
	return list, usual.Legal(sq, game.Seat1) != nil
}

// ModeOf returns a way to play by its id, nil for the usual match.
func (lb *Lobby) ModeOf(c *rules.Compiled, id string) (*Mode, error) {
	if id == "" {
		return &Mode{Format: squad.UsualOf(c.ID)}, nil
	}
	for i, w := range lb.played[c.ID].modes() {
		if w.ID == id {
			return &lb.played[c.ID].modes()[i], nil
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

// DrawSquad draws a squad at random that a seat can fly under an agreement, with that of its partner. In teams
// it keeps to the player's share of the points.
func (lb *Lobby) DrawSquad(ctx context.Context, in *wire.DrawnSquad) (*wire.ReadySquad, error) {
	p, size := max(in.Seat, 1).Player(), max(in.Seats, 2)
	if int(p) >= size {
		return nil, route.Invalidf("there is no seat %d in a match for %d players", in.Seat, size)
	}
	a, err := lb.AgreementOf(&in.Agreement, size)
	if err != nil {
		return nil, err
	}
	if a.Mode.Squads == ListedSquads {
		return nil, ErrListed
	}
	partner, err := lb.partnersSquad(in)
	if err != nil {
		return nil, err
	}
	rng, err := lb.lot()
	if err != nil {
		return nil, err
	}
	pool := ownPool(a.Edition, in.Owned, lb.played[a.Edition.ID].pool())
	format := a.Share(p)
	if format.MaxShips == 0 && format.Points > squad.UsualOf(format.Edition).Points {
		format.MaxShips = game.MaxShips / size // more points than usual are spent on more ships
	}
	best, err := fullest(ctx, format.Points, drawnShare,
		func() (squad.Squad, error) { return squad.Random(rng, a.Edition.Facts, pool, format) },
		func(sq *squad.Squad) bool { return owns(a.Edition, in.Owned, sq) && a.Flies(sq, p, partner) == nil })
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
	if err := squad.Write(&text, a.Edition.Facts, *best); err != nil {
		return nil, err
	}
	out := lb.Ready(&Squad{XWS: text.String(), Squad: *best})
	return &out, nil
}

// lot returns a source of chance that no one can foresee.
func (lb *Lobby) lot() (*rand.Rand, error) {
	secret := make([]byte, dealer.SecretSize)
	if err := lb.random.Fill(secret); err != nil {
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
			return nil, route.Invalid(Plain(err))
		}
		if (best == nil || sq.Points > best.Points) && flies(&sq) {
			best = &sq
		}
	}
	return best, nil
}

// partnersSquad reads the squad that the partner of a seat brings, nil if that is not settled.
func (lb *Lobby) partnersSquad(in *wire.DrawnSquad) (*squad.Squad, error) {
	if in.Partner == nil || in.Seats < 3 || in.Partner.Ready == "" && in.Partner.XWS == "" {
		return nil, nil
	}
	sq, err := lb.SquadOf(in.Edition, in.Partner.Ready, in.Partner.XWS)
	if err != nil {
		return nil, route.Invalidf("the partner's squad: %w", err)
	}
	return &sq, nil
}
