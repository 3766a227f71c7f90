package text

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Player names a player.
func Player(p game.Player) string {
	switch p {
	case game.Chance:
		return "Chance"
	case game.NoPlayer:
		return "Nobody"
	}
	return "Player " + strconv.Itoa(int(p)+1)
}

// Ship names a ship of the match.
func Ship(g *game.Game, id game.ShipID) string {
	if int(id) >= len(g.Ships) {
		return "no ship"
	}
	return g.Ships[id].Name
}

// Maneuver says a maneuver: difficulty, speed and bearing, such as "red 3 Tallon roll left".
func Maneuver(m game.Maneuver) string {
	if m.IsNone() {
		return "no maneuver"
	}
	key := game.Maneuver{Bearing: m.Bearing, Speed: m.Speed, Difficulty: m.Difficulty}
	maneuvers.Lock()
	defer maneuvers.Unlock()
	said, ok := maneuvers.said[key]
	if !ok {
		said = m.Difficulty.String() + " " + Path(m)
		maneuvers.said[key] = said
	}
	return said
}

// maneuvers are those that have been said. There are a few hundred, and every dial says many.
var maneuvers = struct {
	sync.Mutex
	said map[game.Maneuver]string
}{said: map[game.Maneuver]string{}}

// Path says the way that a maneuver takes: its speed and bearing.
func Path(m game.Maneuver) string {
	if m.Bearing == geom.Stationary {
		return "stationary"
	}
	return strconv.Itoa(int(m.Speed)) + " " + bearings(m.Bearing)
}

// bearings are the names of bearings as players say them.
func bearings(b geom.Bearing) string {
	name := strings.ReplaceAll(b.String(), "-", " ")
	for _, full := range [...][2]string{
		{"koiogran", "Koiogran turn"}, {"segnor", "Segnor's loop"}, {"tallon", "Tallon roll"},
	} {
		if rest, ok := strings.CutPrefix(name, full[0]); ok {
			return full[1] + rest
		}
	}
	return name
}

// Dice lists what dice show, such as "2 hits, 1 blank".
func Dice(f game.Faces) string {
	var words []string
	for _, face := range [...]game.Face{game.Hit, game.Crit, game.Evade, game.Focus, game.Blank} {
		if n := int(f[face]); n > 0 {
			words = append(words, count(n, face.String()))
		}
	}
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, ", ")
}

// count says a number of things, such as "1 hit" and "2 focuses".
func count(n int, name string) string {
	if n == 1 {
		return "1 " + name
	}
	if strings.HasSuffix(name, "s") {
		return strconv.Itoa(n) + " " + name + "es"
	}
	return strconv.Itoa(n) + " " + name + "s"
}

// tokens says a number of tokens of a kind.
func tokens(g *game.Game, t game.Token, n int) string {
	return count(n, g.Tokens[t].Name+" token")
}

// color says what dice of a color are for.
func color(c game.DiceColor) string {
	if c == game.AttackDice {
		return "attack"
	}
	return "defense"
}

// dice says a number of dice, such as "3 attack dice".
func dice(c game.DiceColor, n int) string {
	if n == 1 {
		return "1 " + color(c) + " die"
	}
	return strconv.Itoa(n) + " " + color(c) + " dice"
}

// article puts an article before a name.
func article(name string) string {
	if strings.ContainsRune("aeiou", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

// Result says how a match ended.
func Result(r game.Result) string {
	switch r {
	case game.Won1:
		return "Player 1 wins"
	case game.Won2:
		return "Player 2 wins"
	case game.Drawn:
		return "The match is a draw"
	}
	return "The match is undecided"
}

// kinds are the kinds of obstacles.
var kinds = map[geom.Kind]string{
	geom.Asteroid: "asteroid", geom.Debris: "debris cloud", geom.GasCloud: "gas cloud",
	geom.ChaffCloud: "electro-chaff cloud", geom.Fire: "blaze",
}

// Fused says after a name how many fuse markers lie on what it names, and nothing of none.
func Fused(n uint8) string {
	if n == 0 {
		return ""
	}
	return ", " + fuses(int(n))
}

// fuses says how many fuse markers there are.
func fuses(n int) string {
	switch n {
	case 0:
		return "none"
	case 1:
		return "1 fuse marker"
	}
	return strconv.Itoa(n) + " fuse markers"
}

// object names an object on the table. Devices go by the name that an event or a state gives.
func object(g *game.Game, o game.Object, device string) string {
	switch o.Kind {
	case game.ShipObject:
		return Ship(g, o.Ship())
	case game.SectionObject:
		return "the " + o.Section().String() + " section of " + Ship(g, o.Ship())
	case game.ObstacleObject:
		return Obstacle(g, int(o.ID))
	case game.MarkerObject:
		return "hyperspace marker " + strconv.Itoa(int(o.ID)+1)
	case game.DeviceObject:
		if device == "" {
			return "a device"
		}
		return device
	}
	return "nothing"
}

// Obstacle names an obstacle by its kind, and by a number where the match has several of that
// kind, else with the article.
func Obstacle(g *game.Game, id int) string {
	name := kinds[g.Obstacles[id].Kind()]
	if o := &g.Obstacles[id]; o.Dropped && o.Stuff == geom.Debris {
		name = "loose cargo"
	}
	all, n := 0, 0
	for i := range g.Obstacles {
		if g.Obstacles[i].Kind() != g.Obstacles[id].Kind() ||
			g.Obstacles[i].Dropped != g.Obstacles[id].Dropped {
			continue
		}
		if all++; i <= id {
			n++
		}
	}
	if all > 1 {
		return name + " " + strconv.Itoa(n)
	}
	return "the " + name
}

// Proof says a measurement: the range, the distance, how far it is from changing the range, and
// the two points between which it was measured, in millimeters. Range 0 is contact, which guides
// can keep a little apart.
func Proof(p game.Proof) string {
	points := ", from " + spot(p.AX, p.AY) + " to " + spot(p.BX, p.BY)
	if p.Range == 0 {
		return "range 0, contact at " + number(p.Distance, 3) + " mm" + points
	}
	margin := max(p.Margin, -p.Margin)
	decimals := 1
	for limit := int32(geom.Millimeter / 10); margin < limit && decimals < 6; limit /= 10 {
		decimals++
	}
	return fmt.Sprintf("range %d, %s mm, %s mm inside the band", p.Range,
		number(p.Distance, decimals), number(margin, decimals)) + points
}

// place says where something is: millimeters from the lower left corner, degrees clockwise.
func place(p geom.Pose) string {
	return fmt.Sprintf("%s, heading %s°", spot(p.X, p.Y), number(p.Heading, 1))
}

// spot says a point in millimeters.
func spot(x, y int32) string { return "(" + number(x, 1) + ", " + number(y, 1) + ")" }

// number says millionths with a number of decimals, fewer where they are zeros.
func number(n int32, decimals int) string {
	text := strconv.FormatFloat(float64(n)/geom.Millimeter, 'f', decimals, 64)
	if decimals > 0 {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return text
}

// InWords says something in the words of an edition.
func InWords(g *game.Game, text string) string {
	if g.Words == nil {
		return text
	}
	return g.Words.Replace(text)
}

// capital begins a sentence.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
