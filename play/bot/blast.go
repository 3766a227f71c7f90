package bot

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// What devices are worth, in points of damage.
const (
	worthBlast   = 1.1 // what a bomb or a mine does to a ship that it catches,
	worthDie     = 0.25
	worthRemote  = 0.3 // a remote on the table
	worthLater   = 0.5 // how much of a blast in the next round counts
	farthestBand = 3   // the largest range at which a remote has something to do
)

// routes are where a ship may go from where it stands: each maneuver as likely as any other, or the one on a
// dial that the bot knows.
type routes struct {
	known bool
	from  geom.Pose
	list  []geom.Passage
}

// blasts returns what the devices on the table are expected to do to the ships that they may catch: bombs to those
// that end near them, mines to those that move onto them.
func (b *beginner) blasts() float64 {
	s := b.x.S
	sum := 0.0
	for i := range s.Devices[:s.NDevices] {
		d := &s.Devices[i]
		info := &b.g.Devices[d.Kind]
		token := b.x.Device(i)
		harm := worthBlast + worthDie*float64(info.Dice)
		if info.Bomb && d.Fuses > 0 {
			harm *= worthLater
		}
		for id := range b.x.EachShip() {
			switch {
			case info.Remote:
				if b.mine(d.Ship) != b.mine(id) && geom.Near(b.x.Placed(id), &token, b.g.Measure.Reach(farthestBand)) {
					sum -= b.sign(id) * worthRemote
				}
			case info.Bomb || info.Mine:
				sum -= b.sign(id) * min(harm, float64(b.left(id))) * b.catches(i, id, &token)
			}
		}
	}
	return sum
}

// catch is how likely a device at a place catches a ship at another, as found for a question.
type catch struct {
	asked    uint32
	moved    bool
	kind     uint8
	at, from geom.Pose
	chance   float64
}

// catches returns how likely a device of the list catches a ship.
func (b *beginner) catches(i int, id game.ShipID, token *geom.Token) float64 {
	d := &b.x.S.Devices[i]
	now := catch{
		asked: b.asked, moved: b.x.Ship(id).Activated || b.x.S.Phase >= game.EngagementPhase,
		kind: d.Kind, at: d.Pose, from: b.x.Ship(id).Pose,
	}
	if b.caughts == nil {
		b.caughts = new([game.MaxDevices][game.MaxShips]catch)
	}
	c := &b.caughts[i][id]
	now.chance = c.chance
	if *c != now {
		now.chance = b.caught(id, &b.g.Devices[d.Kind], token, now.moved)
		*c = now
	}
	return now.chance
}

// caught returns how likely a device catches a ship. One that has moved this round is where a bomb finds it,
// and may meet a mine in the next.
func (b *beginner) caught(id game.ShipID, info *game.DeviceInfo, token *geom.Token, moved bool) float64 {
	reach := b.g.Measure.Reach(int(info.Reach))
	if info.Bomb && moved {
		if geom.Near(b.x.Placed(id), token, reach) {
			return 1
		}
		return 0
	}
	list := b.routesOf(id)
	if len(list) == 0 {
		return 0
	}
	n := 0
	var met [game.MaxMet]geom.Encounter
	b.blast[0] = *token
	for i := range list {
		if info.Bomb && geom.Near(&list[i].End, token, reach) ||
			!info.Bomb && len(list[i].Meet(b.blast[:], met[:0])) > 0 {
			n++
		}
	}
	share := float64(n) / float64(len(list))
	if moved {
		share *= worthLater
	}
	return share
}

// routesOf lists where a ship may go, found again when it stands elsewhere or another question is asked.
func (b *beginner) routesOf(id game.ShipID) []geom.Passage {
	w := &b.routes[id]
	from := b.x.Ship(id).Pose
	if w.known && w.from == from {
		return w.list
	}
	w.known, w.from, w.list = true, from, w.list[:0]
	add := func(m game.Maneuver) {
		move := geom.Move{Size: b.g.Ships[id].Size, Start: from, Maneuver: m.Path()}
		if way := move.Passage(); b.g.Area.Holds(&way.End) {
			w.list = append(w.list, way)
		}
	}
	if m, ok := b.v.Dial(b.g, id); ok && !b.x.Ship(id).Activated {
		add(m)
		return w.list
	}
	for _, m := range b.g.Ships[id].Dial {
		if _, can := rules.OnDial(b.x, id, m); can {
			add(m)
		}
	}
	return w.list
}
