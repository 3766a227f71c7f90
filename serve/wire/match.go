package wire

import (
	"sync"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/draw"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Match returns what does not change while a match lasts. The caller fills in the players' seats, the match
// settings, the match's id and its dice.
func (t *Teller) Match(v *view.View) Match {
	g := t.g
	m := Match{
		Edition: g.Setup.Edition, Version: g.Setup.Version, Seat: SeatOf(v.Viewer()),
		Width: milli(g.Area.Width), Height: milli(g.Area.Height), Settings: []Setting{},
		Ships: []ShipCard{}, Obstacles: []ObstacleInfo{}, Drawings: map[string]Drawing{},
		Terms: t.terms(), Players: make([]Side, g.Seats),
	}
	for id := range g.Ships {
		m.Ships = append(m.Ships, t.shipCard(game.ShipID(id)))
		s := draw.SilhouetteOf(g.Ships[id].Ship, g.Ships[id].Size)
		m.Drawings[s.Name] = DrawingOf(s)
		m.Players[g.Ships[id].Owner].Points += int(g.Ships[id].Points)
	}
	for id := range g.Obstacles {
		o := &g.Obstacles[id]
		token := o.Token(geom.Pose{})
		m.Obstacles = append(m.Obstacles, ObstacleInfo{
			ID: id, Word: t.word(game.Object{Kind: game.ObstacleObject, ID: uint8(id)}),
			Name: t.Language.Obstacle(g, id), Kind: kinds[o.Kind()],
			Outline: outlineOf(token.Outline(nil)),
		})
	}
	return m
}

// word returns what records call a ship, an obstacle, or a device of the state that x has worked on last.
func (t *Teller) word(o game.Object) string { return replay.Named(t.x, t.x.S, o) }

// farthest returns the largest range of the ruler of a match: the edition's, or more if a huge ship can attack
// farther (1e.huge.range.band-four).
func (t *Teller) farthest() int {
	n := int(t.g.Measure.Ruler() / geom.Band)
	for id := range t.g.Ships {
		for i := range t.g.Ships[id].Weapons {
			n = max(n, int(t.g.Ships[id].Weapons[i].Max))
		}
	}
	return n
}

// action names an action as all tables of the edition do, in English.
func (t *Teller) action(a game.Action) string { return text.English.Word(t.g, "action", a.String()) }

// shipCard says what is printed for a ship.
func (t *Teller) shipCard(id game.ShipID) ShipCard {
	info := &t.g.Ships[id]
	c := ShipCard{
		ID: int(id), Seat: SeatOf(info.Owner), Letter: draw.Letter(id), Name: info.Name,
		Word: t.word(game.ShipAs(id)), Type: t.book.kind(info.Ship), Size: sizes[info.Size],
		Drawing: draw.SilhouetteOf(info.Ship, info.Size).Name,
		Width:   float64(info.Size.Width()), Length: float64(info.Size.Length()),
		Initiative: int(info.Initiative), Agility: int(info.Agility), Hull: int(info.Hull),
		Shields: int(info.Shields), Force: int(info.Force), Points: int(info.Points),
		Weapons: []Weapon{}, Actions: []Action{}, Dial: []Maneuver{}, Cards: []CardText{},
	}
	for n := range info.Weapons {
		c.Weapons = append(c.Weapons, t.weapon(id, n))
	}
	for _, line := range info.Actions {
		a := Action{Name: t.action(line.Action), Difficulty: line.Difficulty.String()}
		if line.Linked != game.NoAction {
			a.Linked, a.LinkedAs = t.action(line.Linked), line.LinkedDifficulty.String()
		}
		if line.Needs {
			a.While = t.g.Tokens[line.While].Name
		}
		c.Actions = append(c.Actions, a)
	}
	for _, m := range info.Dial {
		c.Dial = append(c.Dial, *t.maneuverOf(id, m))
	}
	for n := range t.g.Cards {
		if card := &t.g.Cards[n]; card.Ship == id {
			c.Cards = append(c.Cards, CardText{
				ID: n, Code: card.ID, Name: card.Name, Slot: card.Slot, Does: t.book.Does(card),
				Kind: string(card.Type), Charges: int(card.Charges),
				Section: card.Section.String(), Energy: card.Energy || info.Undivided() && game.CardID(n) == info.Pilots,
			})
		}
	}
	t.hugeCard(info, &c)
	c.Wing = t.wingCard(id)
	if r := info.Remote; r != nil {
		token := geom.PlaceDevice(t.g.Devices[r.Kind].Outline, geom.Pose{})
		c.Outline = outlineOf(token.Outline(nil))
	}
	return c
}

// maneuver encodes a maneuver.
func (t *Teller) maneuver(m game.Maneuver) *Maneuver { return maneuverOf(t.Language, t.g, m) }

// maneuverOf encodes a maneuver in the words of a game. All callers share the result, and none may change it.
func maneuverOf(l text.Language, g *game.Game, m game.Maneuver) *Maneuver {
	key := maneuverIn{l, g.Setup.Edition, m}
	maneuvers.Lock()
	defer maneuvers.Unlock()
	cached := maneuvers.cached[key]
	if cached == nil {
		cached = &Maneuver{
			Word: replay.Maneuver(m), Text: l.Maneuver(g, m), Path: l.Path(g, m), Speed: int(m.Speed),
			Bearing: m.Bearing.String(), Difficulty: m.Difficulty.String(),
		}
		maneuvers.cached[key] = cached
	}
	return cached
}

// maneuverIn is a maneuver in the words of a language and an edition.
type maneuverIn struct {
	language text.Language
	edition  string
	is       game.Maneuver
}

// maneuvers are the maneuvers encoded so far. There are a few hundred, and every question about dials has many.
var maneuvers = struct {
	sync.Mutex
	cached map[maneuverIn]*Maneuver
}{cached: map[maneuverIn]*Maneuver{}}

// weapon encodes a weapon with its arcs.
func (t *Teller) weapon(id game.ShipID, n int) Weapon {
	info := &t.g.Ships[id]
	w := &info.Weapons[n]
	out := Weapon{
		Name: t.Language.Weapon(t.g, id, n), Arc: w.Arc.String(), Dice: int(w.Value), Min: int(w.Min),
		Max: int(w.Max), Melee: w.Melee, Moves: w.Turret, Second: w.Mount == game.SecondTurret, Sectors: []Sector{},
	}
	t.hugeWeapon(info, w, &out)
	arcs := []geom.Arc{w.Arc}
	switch {
	case w.Turret && w.Arc == geom.FrontAndRear:
		arcs = []geom.Arc{geom.FrontAndRear, geom.LeftAndRight}
	case w.Turret:
		arcs = []geom.Arc{geom.FrontArc, geom.RightArc, geom.RearArc, geom.LeftArc}
	}
	for _, arc := range arcs {
		out.Sectors = append(out.Sectors, sectors(t.g.Measure, info.Size, arc)...)
	}
	return out
}

// sectors returns the parts of an arc, each with the name of the whole.
func sectors(measure geom.Game, size geom.Size, arc geom.Arc) []Sector {
	half := milli(measure.HalfAngle(size))
	front := float64(size.Length()) / 2
	between := func(from, to float64) Sector {
		return Sector{Name: arc.String(), From: Pose{Heading: from}, To: Pose{Heading: to}}
	}
	switch arc {
	case geom.FrontArc:
		return []Sector{between(360-half, half)}
	case geom.RightArc:
		return []Sector{between(half, 180-half)}
	case geom.RearArc:
		return []Sector{between(180-half, 180+half)}
	case geom.LeftArc:
		return []Sector{between(180+half, 360-half)}
	case geom.FrontAndRear:
		return []Sector{between(360-half, half), between(180-half, 180+half)}
	case geom.LeftAndRight:
		return []Sector{between(180+half, 360-half), between(half, 180-half)}
	case geom.FullFrontArc:
		return []Sector{between(270, 90)}
	case geom.FullRearArc:
		return []Sector{between(90, 270)}
	case geom.AllAround:
		return []Sector{between(0, 180), between(180, 360)}
	case geom.BullseyeArc:
		const aside = 7.5 // half the width of the range ruler
		return []Sector{{
			Name: arc.String(), Strip: true, From: Pose{Point: Point{-aside, front}},
			To: Pose{Point: Point{aside, front}},
		}}
	default:
		return hugeSectors(size, arc)
	}
}
