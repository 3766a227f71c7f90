package text

import (
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Ship names a ship of the match.
func Ship(g *game.Game, id game.ShipID) string {
	if int(id) >= len(g.Ships) {
		return "no ship"
	}
	return g.Ships[id].Name
}

// ship appends the name of a ship, if there is one.
func (w *speaker) ship(id game.ShipID) bool {
	if int(id) >= len(w.g.Ships) {
		return false
	}
	w.add(KindShip, w.g.Ships[id].Name, number(int(id)))
	return true
}

// player appends the name of a player.
func (w *speaker) player(p game.Player) bool {
	switch p {
	case game.Chance:
		return w.message("chance")
	case game.NoPlayer:
		return w.message("no-player")
	}
	w.add(KindPlayer, w.lex.form("player", false)+" "+strconv.Itoa(int(p)+1), number(int(p)+1))
	return true
}

// Player names a player.
func (l Language) Player(g *game.Game, p game.Player) Sentence {
	w := l.speaker(g, &nothing)
	w.player(p)
	return w.done()
}

// Maneuver says a maneuver: difficulty, speed and bearing, such as "red 3 Tallon roll left".
func (l Language) Maneuver(g *game.Game, m game.Maneuver) string {
	return l.in(g.Setup.Edition).maneuver(m)
}

// Path says the way that a maneuver takes: its speed and bearing.
func (l Language) Path(g *game.Game, m game.Maneuver) string {
	return l.in(g.Setup.Edition).path(m)
}

// maneuver says a maneuver. There are a few hundred, and every dial says many.
func (x *lexicon) maneuver(m game.Maneuver) string {
	if m.IsNone() {
		return x.terms["no-maneuver"].one
	}
	key := game.Maneuver{Bearing: m.Bearing, Speed: m.Speed, Difficulty: m.Difficulty}
	x.maneuvers.Lock()
	defer x.maneuvers.Unlock()
	said, ok := x.maneuvers.said[key]
	if !ok {
		w := speaker{lex: x, given: []Arg{
			Of("difficulty", x.name("difficulty", m.Difficulty.String())), Of("path", x.path(m)),
		}}
		w.message("maneuver")
		said = w.out.String()
		x.maneuvers.said[key] = said
	}
	return said
}

// path says the way that a maneuver takes.
func (x *lexicon) path(m game.Maneuver) string {
	bearing := x.name("bearing", m.Bearing.String())
	if m.Bearing == geom.Stationary {
		return bearing
	}
	return strconv.Itoa(int(m.Speed)) + " " + bearing
}

// Dice lists what dice show, such as "2 hits, 1 blank".
func (l Language) Dice(g *game.Game, f game.Faces) Sentence {
	w := l.speaker(g, &nothing)
	w.dice(f)
	return w.done()
}

// dice appends what dice show.
func (w *speaker) dice(f game.Faces) bool {
	from := len(w.out)
	for _, face := range [...]game.Face{game.Hit, game.Crit, game.Evade, game.Focus, game.Blank} {
		n := int(f[face])
		if n == 0 {
			continue
		}
		if len(w.out) > from {
			w.add(KindPlain, ", ", nil)
		}
		w.add(KindDie, strconv.Itoa(n)+" "+w.lex.form("face "+face.String(), n != 1), number(int(face)))
	}
	if len(w.out) == from {
		return w.message("nothing")
	}
	return true
}

// color returns what dice of a color are for.
func color(c game.DiceColor) string {
	if c == game.AttackDice {
		return "attack"
	}
	return "defense"
}

// roll appends a number of dice, such as "3 attack dice".
func (w *speaker) roll(c game.DiceColor, n int) bool {
	w.add(KindAmount, strconv.Itoa(n)+" "+w.lex.form(color(c)+"-die", n != 1), nil)
	return true
}

// kinds are the names of the kinds of obstacles.
var kinds = map[geom.Kind]string{
	geom.Asteroid: "asteroid", geom.Debris: "debris", geom.GasCloud: "gas", geom.ChaffCloud: "chaff",
	geom.Fire: "fire",
}

// Fused says after a name how many fuse markers are on what it names, and nothing of none.
func (l Language) Fused(g *game.Game, n uint8) string {
	if n == 0 {
		return ""
	}
	return ", " + l.Say(g, "fuses", int(n)).String()
}

// Object names anything on a table.
func (l Language) Object(g *game.Game, t *game.Table, o game.Object) Sentence {
	e := nothing
	if e.Object = o; o.Kind == game.DeviceObject {
		e.Name = g.Devices[t.Devices[o.ID].Kind].Name
	}
	w := l.speaker(g, &e)
	w.object(o, e.Name)
	return w.done()
}

// object appends an object on the table. Devices go by the name that an event or a state gives.
func (w *speaker) object(o game.Object, device string) bool {
	switch o.Kind {
	case game.ShipObject:
		return w.ship(o.Ship())
	case game.SectionObject:
		return w.message("section-of")
	case game.ObstacleObject:
		name, alone := w.lex.obstacle(w.g, int(o.ID))
		return w.thing(name, alone, number(int(o.ID)))
	case game.MarkerObject:
		w.add(KindThing, w.lex.form("marker", false)+" "+strconv.Itoa(int(o.ID)+1), nil)
		return true
	case game.DeviceObject:
		if device == "" {
			return w.message("a-device")
		}
		return w.thing(device, true, nil)
	}
	return w.message("nothing")
}

// thing appends the name of a thing, with the article where it is the only one of its name.
func (w *speaker) thing(name string, alone bool, of *int) bool {
	if !alone {
		w.add(KindThing, name, of)
		return true
	}
	w.given = append(w.given, Arg{"thing", Sentence{{Is: KindThing, Text: name, Of: of}}})
	w.message("the")
	w.given = w.given[:len(w.given)-1]
	return true
}

// Obstacle names an obstacle by its kind, and by a number where the match has several of that kind.
func (l Language) Obstacle(g *game.Game, id int) string {
	name, _ := l.in(g.Setup.Edition).obstacle(g, id)
	return name
}

// obstacle is Obstacle; alone reports that it is the only one of its kind.
func (x *lexicon) obstacle(g *game.Game, id int) (name string, alone bool) {
	o := &g.Obstacles[id]
	name = x.form("obstacle "+kinds[o.Kind()], false)
	if o.Dropped && o.Stuff == geom.Debris {
		name = x.form("obstacle cargo", false)
	}
	all, n := 0, 0
	for i := range g.Obstacles {
		if g.Obstacles[i].Kind() != o.Kind() || g.Obstacles[i].Dropped != o.Dropped {
			continue
		}
		if all++; i <= id {
			n++
		}
	}
	if all > 1 {
		return name + " " + strconv.Itoa(n), false
	}
	return name, true
}

// Proof says a measurement: the range, the distance, how far it is from changing the range, and
// the two points between which it was measured, in millimeters. Range 0 is contact, which guides
// can keep a little apart.
func (l Language) Proof(g *game.Game, p game.Proof) Sentence {
	e := nothing
	e.Proof = p
	w := l.speaker(g, &e)
	w.measured()
	return w.done()
}

// measured appends the event's measurement: the range as one part, and the rest as detail.
func (w *speaker) measured() bool {
	from := len(w.out)
	if w.Proof.Range == 0 {
		w.message("measure/contact")
	} else {
		w.message("measure")
	}
	rest := from
	for rest < len(w.out) && !w.out[rest].Detail {
		rest++
	}
	detail := w.out[rest:].String()
	w.out = w.out[:rest]
	w.join(KindMeasure, from, nil)
	w.out = append(w.out, Part{Is: KindMeasure, Text: detail, Detail: true})
	return true
}

// margin says how far a measurement is from changing the range, and with it as many decimals of the
// distance as that takes.
func (w *speaker) margin() (n int32, decimals int) {
	if w.Proof.Range == 0 {
		return 0, 3
	}
	n, decimals = max(w.Proof.Margin, -w.Proof.Margin), 1
	for limit := int32(geom.Millimeter / 10); n < limit && decimals < 6; limit /= 10 {
		decimals++
	}
	return n, decimals
}

// length appends millionths with a number of decimals, fewer where they are zeros.
func (w *speaker) length(n int32, decimals int) bool {
	text := strconv.FormatFloat(float64(n)/geom.Millimeter, 'f', decimals, 64)
	if decimals > 0 {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	w.add(KindPlain, w.lex.pointed(text), nil)
	return true
}

// Number says a number with decimals.
func (l Language) Number(g *game.Game, n float64, decimals int) string {
	return l.in(g.Setup.Edition).pointed(strconv.FormatFloat(n, 'f', decimals, 64))
}

// pointed puts the language's decimal point into a number.
func (x *lexicon) pointed(number string) string {
	if point := x.terms["decimal-point"].one; point != "." {
		return strings.Replace(number, ".", point, 1)
	}
	return number
}

// Weapon names a weapon of a ship, by its place in the list of its weapons.
func (l Language) Weapon(g *game.Game, id game.ShipID, n int) string {
	w := l.speaker(g, &nothing)
	w.weapon(id, n)
	return w.done().Capital().String()
}

// weapon appends the name of a weapon.
func (w *speaker) weapon(id game.ShipID, n int) bool {
	is := &w.g.Ships[id].Weapons[n]
	if !is.Primary() {
		w.add(KindCard, w.g.Cards[is.Card].Name, number(int(is.Card)))
		if by := is.Headers.Card; is.Headers.Set != 0 && by != is.Card {
			w.add(KindPlain, " (", nil)
			w.add(KindCard, w.g.Cards[by].Name, number(int(by)))
			w.add(KindPlain, ")", nil)
		}
		return true
	}
	if is.Turret {
		return w.message("weapon turret")
	}
	w.N = int(is.Arc)
	return w.message("weapon arc")
}
