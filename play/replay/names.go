package replay

import (
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// slug makes one word of a name, in the characters that a record can hold.
func slug(name string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case unfit(r):
			return -1
		}
		return r
	}, strings.ToLower(name))
}

// copyOf returns the name of the n-th thing of one name; the first has the name alone.
func copyOf(name string, n int) string {
	if n == 1 {
		return name
	}
	return name + "#" + strconv.Itoa(n)
}

// ship names a ship by its pilot.
func (n *namer) ship(id game.ShipID) string {
	if int(id) >= len(n.x.G.Ships) {
		return "nothing"
	}
	pilot, count := n.x.G.Ships[id].Pilot, 0
	for i := range n.x.G.Ships[:id+1] {
		if n.x.G.Ships[i].Pilot == pilot {
			count++
		}
	}
	return copyOf(pilot, count)
}

// object names anything on the table, devices in the order in which they lie there.
func (n *namer) object(o game.Object) string {
	name, count := "", 0
	switch o.Kind {
	case game.ShipObject:
		return n.ship(o.Ship())
	case game.ObstacleObject:
		name = n.x.G.Obstacles[o.ID].ID
		for i := range n.x.G.Obstacles[:o.ID+1] {
			if n.x.G.Obstacles[i].ID == name {
				count++
			}
		}
	case game.DeviceObject:
		kind := n.s.Devices[o.ID].Kind
		name = slug(n.x.G.Devices[kind].Name)
		for i := range n.s.Devices[:o.ID+1] {
			if n.s.Devices[i].Kind == kind {
				count++
			}
		}
	case game.SectionObject:
		return n.ship(o.Ship()) + "/" + o.Section().String()
	case game.MarkerObject:
		return "hyperspace-marker-" + strconv.Itoa(int(o.ID)+1)
	default:
		return "nothing"
	}
	return copyOf(name, count)
}

// card names a card in play by its ship and its id.
func (n *namer) card(id game.CardID) string {
	if i := int(id) - len(n.x.G.Cards); i >= 0 {
		return n.ship(n.s.Cards[i].Ship) + " " + n.title(n.s.Cards[i].Code)
	}
	return n.ship(n.x.G.Cards[id].Ship) + " " + n.x.G.Cards[id].ID
}

// title names a card that can be dealt.
func (n *namer) title(code uint8) string { return n.x.G.Dealt[code].ID }

// weapon names a weapon: an upgrade, or a primary weapon by its arc.
func (n *namer) weapon(c game.Choice) string {
	w := &n.x.G.Ships[c.Ship].Weapons[c.Item]
	switch {
	case !w.Primary() && w.Headers.Set != 0 && w.Headers.Card != w.Card:
		return n.x.G.Cards[w.Card].ID + "-by-" + n.x.G.Cards[w.Headers.Card].ID
	case !w.Primary():
		return n.x.G.Cards[w.Card].ID
	case w.Turret:
		return "primary-turret"
	}
	return "primary-" + slug(w.Arc.String())
}

// option names one of the alternatives that the open step lists.
func (n *namer) option(c game.Choice) string {
	names := n.x.G.Procs[n.q.Proc].Steps[n.q.PC].Options
	if int(c.N) < len(names) {
		return slug(names[c.N])
	}
	return strconv.Itoa(int(c.N))
}

// maneuver writes a maneuver as dials do: speed and bearing.
func maneuver(m game.Maneuver) string {
	if int(m.Speed) < len(maneuvers) {
		return maneuvers[m.Speed][m.Bearing]
	}
	return strconv.Itoa(int(m.Speed)) + "," + m.Bearing.String()
}

// maneuvers are the names of the maneuvers on dials, made once: every choice of a dial compares them all.
var maneuvers = func() (list [10][geom.NumBearings]string) {
	for speed := range list {
		for b := range geom.NumBearings {
			list[speed][b] = strconv.Itoa(speed) + "," + b.String()
		}
	}
	return list
}()

// launch are the ways in which a device comes off its ship.
var launch = [...]string{"drop", "launch", "front", "beside", "freely", "left", "right", "relocate",
	"charged-left", "charged-right", "board"}

// positions are the places along the end of a template.
var positions = [...]string{"back", "middle", "front"}

// position names where a move ends.
func position(c game.Choice) string {
	if c.N < -1 || c.N > 1 {
		return strconv.Itoa(int(c.N)) + " " + strconv.Itoa(int(c.Item))
	}
	if c.Item != 0 {
		return positions[c.N+1] + " " + strconv.Itoa(int(c.Item))
	}
	return positions[c.N+1]
}

// pose writes a place and a heading.
func pose(p geom.Pose) string {
	return micro(p.X) + " " + micro(p.Y) + " " + micro(p.Heading)
}

// micro writes a number of millionths exactly and as short as can be: 457200000 is 457.2.
func micro(n int32) string {
	sign, k := "", int64(n)
	if k < 0 {
		sign, k = "-", -k
	}
	text := sign + strconv.FormatInt(k/geom.Millimeter, 10)
	if rest := k % geom.Millimeter; rest != 0 {
		text += "." + strings.TrimRight(strconv.FormatInt(geom.Millimeter+rest, 10)[1:], "0")
	}
	return text
}

// parseMicro reads what micro writes.
func parseMicro(text string) (int32, bool) {
	digits, negative := strings.CutPrefix(text, "-")
	whole, rest, dot := strings.Cut(digits, ".")
	if len(rest) > 6 || dot && rest == "" {
		return 0, false
	}
	n, err := strconv.ParseUint(whole+(rest + "000000")[:6], 10, 31)
	if err != nil || whole == "" {
		return 0, false
	}
	if negative {
		return -int32(n), true
	}
	return int32(n), true
}

// shown are the faces in the order in which a roll is written.
var shown = [...]game.Face{game.Hit, game.Crit, game.Evade, game.Focus, game.Blank}

// roll writes a result.
func roll(f game.Faces) string {
	text := "roll"
	for _, face := range shown {
		if f[face] > 0 {
			text += " " + face.String() + " " + strconv.Itoa(int(f[face]))
		}
	}
	return text
}
