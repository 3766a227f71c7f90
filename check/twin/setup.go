package twin

import (
	"math/rand/v2"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// orders tell of each seat where the ships of its squad, and those of its collection, stand in the lists of the
// twin: the i-th of the match is the n-th there.
type orders [game.MaxSeats][2][]int

// reordered returns the set-up of a twin.
func reordered(setup rules.Setup, changes Changes, rng *rand.Rand) (other rules.Setup, o orders) {
	other = setup
	other.Partners = slices.Clone(setup.Partners)
	for p := range setup.Seats() {
		squad := *setup.Squad(game.Player(p))
		squad.Ships, o[p][0] = shuffled(squad.Ships, changes, rng)
		squad.Wings = renumbered(squad.Wings, o[p][0])
		squad.Collection, o[p][1] = shuffled(squad.Collection, changes, rng)
		*other.Squad(seatOf(game.Player(p), changes)) = squad
	}
	return other, o
}

// renumbered returns wings of ships that have gone to other places.
func renumbered(wings []rules.Wing, order []int) []rules.Wing {
	list := slices.Clone(wings)
	for i, w := range list {
		list[i] = rules.Wing{Leader: order[w.Leader]}
		for _, mate := range w.Mates {
			list[i].Mates = append(list[i].Mates, order[mate])
		}
	}
	return list
}

// seatOf returns the seat that a player has in the twin.
func seatOf(p game.Player, changes Changes) game.Player {
	if changes&Seats != 0 && p.IsSeat() {
		return p ^ 1
	}
	return p
}

// shuffled returns ships in another order, with their upgrades in another order, and where each has gone.
func shuffled(ships []rules.Loadout, changes Changes, rng *rand.Rand) ([]rules.Loadout, []int) {
	list, order := make([]rules.Loadout, len(ships)), make([]int, len(ships))
	for i := range order {
		order[i] = i
	}
	if changes&Ships != 0 {
		rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	for i, to := range order {
		list[to] = shuffledUpgrades(ships[i], changes, rng)
	}
	return list, order
}

// shuffledUpgrades returns a ship with its upgrades in another order.
func shuffledUpgrades(l rules.Loadout, changes Changes, rng *rand.Rand) rules.Loadout {
	if changes&Upgrades == 0 {
		return l
	}
	l.Upgrades = slices.Clone(l.Upgrades)
	rng.Shuffle(len(l.Upgrades), func(i, j int) { l.Upgrades[i], l.Upgrades[j] = l.Upgrades[j], l.Upgrades[i] })
	if l.Aft != nil {
		aft := shuffledUpgrades(*l.Aft, changes, rng)
		l.Aft = &aft
	}
	return l
}

// Possible returns the changes that the twin of a match can have. The sides of a mission are not alike, and some name the
// first ship of a squad; one with zones knows left from right. Of three players one has no partner. In an Escalation match
// the lost ships return one after another in the order of the squad, as long as there is threat left, and a die shows the
// right side of a marker and never the left one (2e.escalation.placement-by-die).
func Possible(e *rules.Compiled, setup *rules.Setup) Changes {
	can := All
	if mission, ok := e.Mission(setup.Mission); ok {
		can &= Upgrades | Mirror
		if len(mission.Zones[0]) > 0 {
			can &^= Mirror
		}
	}
	if setup.Options.Escalation > 0 {
		can &= Upgrades | Seats
	}
	if setup.Seats() == 3 {
		can &^= Seats
	}
	for p := range setup.Seats() {
		if len(setup.Squad(game.Player(p)).Wings) > 0 {
			can &^= Mirror // the left flank is placed before the right one
		}
	}
	return can
}

// mirror puts mirrored obstacles, beacons and dials into a game: rocks have no two sides alike, and a few dials have not.
func mirror(g *game.Game) {
	mirrorBeacons(g)
	g.Obstacles = slices.Clone(g.Obstacles)
	for i := range g.Obstacles {
		if o := &g.Obstacles[i]; !o.Dropped {
			o.Outline = o.Outline.Mirrored()
		}
	}
	for i := range g.Ships {
		s := &g.Ships[i]
		s.Dial = mirroredDial(s.Dial)
		if s.Huge == nil {
			continue
		}
		huge := *s.Huge
		for k := range huge.Lost {
			huge.Lost[k] = mirroredDial(huge.Lost[k])
		}
		s.Huge = &huge
	}
}

// mirrorBeacons has each beacon of a mission stand for itself.
func mirrorBeacons(g *game.Game) {
	if g.Mission == nil {
		return
	}
	mission := *g.Mission
	mission.Beacons = slices.Clone(mission.Beacons)
	for i, spot := range mission.Beacons {
		at := g.Area.Mirrored(geom.Pose{X: spot.X, Y: spot.Y})
		mission.Beacons[i] = geom.Spot{X: at.X, Y: at.Y}
	}
	g.Mission = &mission
}

// mirroredDial returns mirrored maneuvers.
func mirroredDial(dial []game.Maneuver) []game.Maneuver {
	dial = slices.Clone(dial)
	for i := range dial {
		dial[i].Bearing = dial[i].Bearing.Mirrored()
	}
	return dial
}
