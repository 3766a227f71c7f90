package wire

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/play/odds"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Dials says what each of the viewer's ships could set its dial to, for a player who sets dials in
// another order than they are asked for. It is empty where no dial is asked for.
func (t *Teller) Dials(v *view.View) Dials {
	out := Dials{Ships: []ShipDial{}}
	q := v.Ask(t.x)
	if q == nil || t.about(q) != "dial" {
		return out
	}
	asked := *q
	enemies := t.reaches(v)
	for i := range enemies {
		out.Enemies = append(out.Enemies, enemies[i].sent())
	}
	for id := range t.g.Ships {
		ship := game.ShipID(id)
		if t.g.Ships[id].Owner != v.Viewer() || !v.Table().Ships[id].OnTable {
			continue
		}
		dial := ShipDial{Ship: id, Options: []Option{}}
		for _, m := range t.g.Ships[id].Dial {
			c := game.Choice{Verb: game.DialVerb, Card: game.NoCard, Ship: ship, Maneuver: m}
			if !v.Valid(t.x, c) {
				continue
			}
			option := t.dialOption(v, &asked, c)
			if p, ok := v.Preview(t.x, &asked, c); ok {
				option.Exposed = t.exposed(ship, p.To, enemies)
			}
			dial.Options = append(dial.Options, option)
		}
		if len(dial.Options) > 0 { // a wingmate has no dial, for one
			out.Ships = append(out.Ships, dial)
		}
	}
	return out
}

// Named lists the options of the viewer's question that answers name, dials that are set already among them. A move says
// whose it is.
func (t *Teller) Named(v *view.View, answers []string) (list []Option) {
	q := t.Question(v)
	if q == nil {
		return nil
	}
	all := q.Options
	for _, dial := range t.Dials(v).Ships {
		all = append(all, dial.Options...)
	}
	for _, words := range answers {
		i := slices.IndexFunc(all, func(o Option) bool { return o.Answer == words })
		if i < 0 {
			continue
		}
		o := all[i]
		if o.Pose != nil && o.Ship == nil {
			o.Ship = q.Ship
		}
		list = append(list, o)
	}
	return list
}

// dialOption encodes a maneuver that a dial can be set to.
func (t *Teller) dialOption(v *view.View, q *game.Question, c game.Choice) Option {
	words := "dial " + t.word(game.ShipAs(c.Ship)) + " " + replay.Maneuver(c.Maneuver)
	out := Option{
		Answer: words, Text: t.maneuver(c.Maneuver).Text, Verb: verbs[c.Verb],
		Ship: shipNumber(c.Ship), Maneuver: t.maneuverOf(c.Ship, c.Maneuver),
	}
	t.preview(v, q, c, &out)
	return out
}

// preview adds to an option where it would take a ship, what the ship would meet and whom it would
// have in its arcs there, as things are now.
func (t *Teller) preview(v *view.View, q *game.Question, c game.Choice, out *Option) {
	p, ok := v.Preview(t.x, q, c)
	if !ok {
		return
	}
	pose := poseOf(p.To)
	out.Pose = &pose
	way := draw.Path{Ship: p.Ship, From: p.From, To: p.To, Maneuver: p.Maneuver}
	out.Path = wayOf(t.g, way, optionSteps)
	out.Mates, out.Meets = t.mates(v, &p, t.meets(v, &p))
	base := geom.Place(t.g.Ships[p.Ship].Size, p.To)
	for id := range t.x.EachShip() {
		if t.g.Ships[id].Side == t.g.Ships[p.Ship].Side {
			continue
		}
		if m, ok := t.nearestIn(p.Ship, &base, t.x.Placed(id)); ok {
			out.Sights = append(out.Sights, t.sight(id, &m))
		}
		if m, ok := t.nearestIn(id, t.x.Placed(id), &base); ok {
			out.Aimed = append(out.Aimed, t.sight(id, &m))
		}
	}
}

// nearestIn measures from a ship's base to another, in that firing arc of the ship in which the
// other is nearest; ok is false where it is in none of them within range.
func (t *Teller) nearestIn(id game.ShipID, from, to *geom.Placed) (best geom.Measurement, ok bool) {
	weapons := t.g.Ships[id].Weapons
	for i := range weapons {
		w := &weapons[i]
		if !w.Primary() && !w.Turret && t.g.Ships[id].Huge == nil {
			continue
		}
		ruler := max(t.g.Measure.Ruler(), t.g.Measure.Reach(int(w.Max)))
		if geom.Beyond(from, to, ruler) {
			continue
		}
		m, in := geom.InArc(t.g.Measure, from, to, card.WeaponArc(t.x, id, w))
		if in && m.Distance <= ruler && (!ok || m.Distance < best.Distance) {
			best, ok = m, true
		}
	}
	return best, ok
}

// sight encodes a ship in an arc with its range.
func (t *Teller) sight(id game.ShipID, m *geom.Measurement) Sight {
	near := t.g.Measure.Range(m.Distance, m.Distance <= geom.Contact)
	return Sight{
		Ship: int(id), Range: near, From: spotOf(m.From.X, m.From.Y), To: spotOf(m.To.X, m.To.Y),
	}
}

// meets says what a move would meet. Enemies are taken to stay where they are, and so are own
// ships, except those that move before it and whose dials are set.
func (t *Teller) meets(v *view.View, p *rules.Preview) []Meeting {
	var list []Meeting
	size := t.g.Ships[p.Ship].Size
	base := geom.Place(size, p.To)
	if !t.g.Area.Holds(&base) {
		list = append(list, Meeting{Kind: "edge", Text: t.Language.Say(t.g, "meets edge", 0).String()})
	}
	huge := t.g.Ships[p.Ship].Size.Huge()
	for id := range t.x.EachShip() {
		other := geom.Place(t.g.Ships[id].Size, t.standsThen(v, p, id))
		if id != p.Ship && geom.Overlap(&base, &other, geom.WithGuides) {
			does := "meets ship"
			switch {
			case !huge || t.g.Ships[id].Size.Huge():
			case t.g.Ships[p.Ship].Undivided():
				does = "meets ship/rams"
			default:
				does = "meets ship/destroys"
			}
			list = append(list, Meeting{
				Kind: "ship", Text: t.Language.Say(t.g, does, 0, text.Of("letter", draw.Letter(id))).String(),
				Ship: shipNumber(id),
			})
		}
	}
	if huge {
		return t.hugeMeets(v, base, list)
	}
	if p.Maneuver.IsNone() || p.Maneuver.Bearing == geom.Stationary {
		return list
	}
	move := geom.Move{Size: size, Start: p.From, Maneuver: p.Maneuver.Path()}
	way := geom.Passage{Laid: move.Laid(), Start: geom.Place(size, p.From), End: base}
	tokens, objects := t.x.Tokens()
	for _, e := range way.Meet(tokens, nil) {
		o := objects[e.Token]
		list = append(list, Meeting{
			Kind: "object", Text: t.Language.Object(t.g, v.Table(), o).String(), Object: objectWords(o),
		})
	}
	return list
}

// standsThen returns where a ship stands when another moves, as far as the viewer can tell.
func (t *Teller) standsThen(v *view.View, p *rules.Preview, id game.ShipID) geom.Pose {
	ship, pose := &t.g.Ships[id], v.Table().Ships[id].Pose
	if moved, ok := t.withLeader(v, p, id); ok {
		return moved
	}
	m, set := v.Dial(t.g, id)
	before := v.Table().Ships[id].Initiative < v.Table().Ships[p.Ship].Initiative
	if late := ship.Huge != nil; late != (t.g.Ships[p.Ship].Huge != nil) {
		before = !late // 1e.huge.activation.small-large-first
	}
	if !set || !before || ship.Owner != v.Viewer() {
		return pose
	}
	return geom.Final(ship.Size, pose, m.Path(), geom.Middle)
}

// targets says whom a weapon of a ship can attack, with what obstructs the shot and its odds.
func (t *Teller) targets(v *view.View, id game.ShipID, weapon int) []Sight {
	var list []Sight
	for other := range t.x.EachShip() {
		sections := game.Sections()
		for _, at := range sections[:] {
			if t.g.Ships[other].Huge == nil {
				at = game.NoSection
			}
			m, ok := rules.TargetAt(t.x, id, other, at, weapon)
			if ok {
				list = append(list, t.target(v, odds.Shot{
					Attacker: id, Defender: other, Section: at, Weapon: weapon, Range: int(m.Range),
				}, &m))
			}
			if at == game.NoSection {
				break
			}
		}
	}
	return list
}

// target encodes the target of an attack that was measured.
func (t *Teller) target(v *view.View, shot odds.Shot, m *card.Measured) Sight {
	w := &t.g.Ships[shot.Attacker].Weapons[shot.Weapon]
	meets := t.blocks(v, shot.Attacker, shot.Defender, shot.Section, w)
	return Sight{
		Ship: int(shot.Defender), Section: shot.Section.String(), Range: int(m.Range),
		From: spotOf(m.Proof.AX, m.Proof.AY), To: spotOf(m.Proof.BX, m.Proof.BY), Meets: meets,
		Odds: t.shotOdds(shot),
	}
}

// blocks says what is on the line of an attack with a weapon on a target.
func (t *Teller) blocks(v *view.View, id, target game.ShipID, at game.Section, w *game.Weapon) []Meeting {
	line := card.Obstruction(t.x, id, target, at, card.WeaponArc(t.x, id, w))
	var list []Meeting
	for n := range t.g.Obstacles {
		if line.Obstacles&(1<<n) == 0 {
			continue
		}
		o := game.Object{Kind: game.ObstacleObject, ID: uint8(n)}
		list = append(list, Meeting{
			Kind: "object", Object: objectWords(o),
			Text: t.Language.Say(t.g, "meets object/obstructed", 0, text.Arg{
				Name: "object", Is: t.Language.Object(t.g, v.Table(), o),
			}).String(),
		})
	}
	return list
}
