package bot

import (
	"math"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// kind is what sort of maneuver a bearing is, in the words of the tables.
type kind uint8

const (
	standing kind = iota // stops and moves backward
	straight
	bank
	hardTurn
	advanced // the ship is turned at the end: K-turns, loops, rolls
)

// kindOf returns the kind of a maneuver.
func kindOf(m game.Maneuver) kind {
	path := m.Path()
	switch t := path.Template(); {
	case path.IsAdvanced():
		return advanced
	case m.Bearing == geom.Stationary || path.Reverse():
		return standing
	case t.Curve == geom.BankTemplate:
		return bank
	case t.Curve == geom.TurnTemplate:
		return hardTurn
	}
	return straight
}

// endOf returns where a maneuver would take a ship if nothing were in its way.
func (b *beginner) endOf(id game.ShipID, m game.Maneuver) geom.Placed {
	return b.endFrom(id, b.x.Ship(id).Pose, m)
}

// endFrom returns where a maneuver would take a ship from a pose.
func (b *beginner) endFrom(id game.ShipID, from geom.Pose, m game.Maneuver) geom.Placed {
	size := b.g.Ships[id].Size
	return geom.Place(size, geom.Final(size, from, m.Path(), geom.Middle))
}

// angleTo returns how far to the right of a pose's nose another place lies, in degrees: from -180 to
// 180.
func angleTo(from, to geom.Pose) float64 {
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	turn := math.Atan2(dx, dy)*180/math.Pi - float64(from.Heading)/geom.Degree
	return math.Remainder(turn, 360)
}

// bandTo returns the range from one base to another: 0 where they touch, 4 beyond range 3.
func (b *beginner) bandTo(from, to *geom.Placed) int {
	m := geom.Distance(from, to)
	return min(b.g.Measure.Range(m.Distance, m.Distance <= geom.Contact), 4)
}

// hard is what a ship's dial looks like as long as nothing changes on the table: while a dial is set.
type hard struct {
	id   game.ShipID // NoShip for not known
	list [maxDial]game.Difficulty
	can  [maxDial]bool
}

// maxDial is the most maneuvers on a dial.
const maxDial = 64

// study learns a ship's dial.
func (b *beginner) study(id game.ShipID) {
	for i, m := range b.g.Ships[id].Dial {
		b.hard.list[i], b.hard.can[i] = rules.OnDial(b.x, id, m)
	}
	b.hard.id = id
}

// onDial is rules.OnDial, with what the bot has noted for the ship.
func (b *beginner) onDial(id game.ShipID, m game.Maneuver) (d game.Difficulty, can bool) {
	if b.hard.id == id {
		if i := slices.Index(b.g.Ships[id].Dial, m); i >= 0 {
			return b.hard.list[i], b.hard.can[i]
		}
	}
	return rules.OnDial(b.x, id, m)
}

// mayFly reports whether the rules let a ship execute a maneuver as it is on its dial.
func (b *beginner) mayFly(id game.ShipID, m game.Maneuver) bool {
	_, can := b.onDial(id, m)
	return can
}

// difficulty returns the difficulty of a maneuver on a ship's dial, with what cards make of it.
func (b *beginner) difficulty(id game.ShipID, m game.Maneuver) game.Difficulty {
	if !b.x.Changes(card.DifficultyOf) {
		return m.Difficulty
	}
	if b.hard.id == id {
		d, _ := b.onDial(id, m)
		return d
	}
	return rules.DifficultyOnDial(b.x, id, m)
}

// staysOn reports whether a maneuver keeps a ship on the table, and whether it can stay there
// with its next maneuver.
func (b *beginner) staysOn(id game.ShipID, m game.Maneuver) (now, next bool) {
	end := b.endOf(id, m)
	if !b.g.Area.Holds(&end) {
		return false, false
	}
	stressed := b.stressedBy(id, m, b.x.Ship(id).Has(game.StressToken))
	return true, b.exits(id, end.Pose, stressed) > 0
}

// foul reports whether a maneuver ends on an obstacle or crosses one, whatever is in its way.
func (b *beginner) foul(id game.ShipID, m game.Maneuver) (onto, across bool) {
	move := geom.Move{Size: b.g.Ships[id].Size, Start: b.x.Ship(id).Pose, Maneuver: m.Path()}
	way := move.Passage()
	tokens, objects := b.x.Tokens()
	var list [game.MaxMet]geom.Encounter
	for _, e := range way.Meet(tokens, list[:0]) {
		if objects[e.Token].Kind != game.ObstacleObject {
			continue
		}
		across = true
		onto = onto || e.Onto
	}
	return onto, across
}

// hasShot reports whether a ship could attack someone now.
func (b *beginner) hasShot(id game.ShipID) bool { return b.offense(id) > 0 }

// underFire reports whether an enemy could attack a ship now.
func (b *beginner) underFire(id game.ShipID) bool { return b.danger(id) > 0 }

// actionOf returns the action that an option of a menu performs, NoAction for none and for those of
// cards.
func (b *beginner) actionOf(c game.Choice) game.Action {
	if c.Verb != game.UseVerb {
		return game.NoAction
	}
	if a := b.x.Offered(b.x.S, c); a != nil {
		return a.Action
	}
	return game.NoAction
}

// redOnBar reports whether an action is on a ship's bar in red.
func (b *beginner) redOnBar(id game.ShipID, a game.Action) bool {
	for i := range b.g.Ships[id].Actions {
		if l := &b.g.Ships[id].Actions[i]; l.Action == a && l.Linked == game.NoAction {
			return l.Difficulty == game.DifficultyRed
		}
	}
	return false
}

// The kinds of questions that a program with rules of its own answers by them.
type topic uint8

const (
	otherTopic topic = iota
	dialTopic
	targetTopic
	actionTopic
)

// topicOf says what a question is about.
func (b *beginner) topicOf(q *game.Question) topic {
	switch {
	case q.Kind != game.PickQuestion || q.N == 1:
		return otherTopic
	case q.Opts[0].Verb == game.DialVerb && b.setsDial(q):
		return dialTopic
	case q.Opts[0].Verb == game.PickVerb && q.Proc == b.g.Roles[card.AttackRole]:
		return targetTopic
	case q.Opts[0].Verb == game.UseVerb && q.Window == card.PerformAction && b.ofOwn(q):
		return actionTopic
	}
	return otherTopic
}

// setsDial reports whether a question is about the dial of one of the viewer's ships.
func (b *beginner) setsDial(q *game.Question) bool {
	return q.Opts[0].Ship != game.NoShip && b.v.Table().Phase == game.PlanningPhase
}

// ofOwn reports whether a question is about a ship of the viewer's.
func (b *beginner) ofOwn(q *game.Question) bool { return q.Ship != game.NoShip && b.mine(q.Ship) }

// look takes in what is asked. It must be called before anything about the table is judged.
func (b *beginner) look(v *view.View, q *game.Question) topic {
	b.v, b.q, b.me = v, q, v.Viewer()
	t := b.topicOf(q)
	if t != otherTopic {
		b.imagine()
	}
	return t
}
