package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What a huge ship has overlapped where its maneuver ended.
var (
	ramDice  = game.NewLocal[uint8]("dice for ships rammed", 0)
	rubble   = game.NewFlag("obstacles met")
	rubbleAt = game.NewLocal("the section over them", game.NoSection)

	hugeMoveLocals = game.Locals{ramDice, rubble, rubbleAt}
)

// HugeMoveSteps move a huge ship. Only where the maneuver ends counts (1e.huge.move.final-position-only):
// other huge ships stop it, small and large ones are destroyed, obstacles are removed, and all of it costs
// damage cards or dice.
var HugeMoveSteps = game.Parts{
	hugeMoveLocals,
	game.Step{Name: "move the huge ship", Do: moveHuge},
	CheckFled,
	game.Step{Name: "what lies below it", Do: func(x *game.Exec) {
		clearRubble(x)
		ramShips(x)
	}},
	card.Throw(card.Dice{Name: "roll for the ships rammed", Color: game.AttackDice,
		N: func(x *game.Exec) int { return int(ramDice.Get(x)) }, By: card.Self},
		func(x *game.Exec, result game.Faces) {
			ramDice.Set(x, 0)
			// 1e.huge.overlap.ram-damage-fore
			StrikeSection(x, x.Self(), game.ForeSection, int(result[game.Hit]), int(result[game.Crit]))
		}),
	game.Step{Name: "damage cards for huge ships overlapped", Do: dealForHulls},
	game.Step{Name: "obstacles overlapped", Do: func(x *game.Exec) {
		if rubble.Get(x) {
			t := game.On(card.ObstacleMet, x.Self())
			t.Object = rubbleAt.Get(x).Of(x.Self())
			x.Offer(t)
		}
	}},
	game.Step{Name: "damage card for obstacles", Do: func(x *game.Exec) {
		if instead := x.Replaced(); rubble.Get(x) && !instead {
			// 1e.huge.overlap.obstacle-card: one, however many there are
			dealFaceupAt(x, x.Self(), rubbleAt.Get(x))
		}
	}},
	MeetMines,
}

// moveHuge puts the ship at the end of its maneuver, or back along it where it would overlap another huge
// ship (1e.huge.overlap.huge-huge-move-back, 1e.huge.overlap.huge-huge-action-kept).
func moveHuge(x *game.Exec) {
	m := x.Move()
	s, size := x.Ship(m.Ship), x.Info(m.Ship).Size
	all, ids := x.Others(m.Ship)
	var list [game.MaxHuge]geom.Placed
	var which [game.MaxHuge]game.ShipID
	n := 0
	for i, id := range ids {
		if x.Info(id).Huge != nil {
			list[n], which[n] = all[i], id
			n++
		}
	}
	try := geom.Move{Size: size, Start: s.Pose, Maneuver: m.Maneuver.Path()}
	end := geom.Execute(try, list[:n])
	m.From, m.To, m.Used, m.Full = s.Pose, end.Pose, end.Used, end.Full
	s.Executed = m.Maneuver
	if end.Progress > geom.Contact {
		LeaveContact(x, m.Ship)
	}
	s.Pose = end.Pose
	emitMoved(x, m)
	for i, id := range which[:n] {
		if end.Touching&(1<<i) != 0 {
			touch(x, m.Ship, id)
		}
	}
}

// bothSides stands for both sections at once.
const bothSides = game.ForeSection + game.AftSection

// both joins sections: bothSides if there are both of them.
func both(a, b game.Section) game.Section { return a | b }

// sectionOver returns the section of a huge base that overlaps another base, bothSides for both.
func sectionOver(huge, other *geom.Placed) game.Section {
	at := game.NoSection
	for _, k := range sections {
		half := huge.Section(geom.Section(k - game.ForeSection))
		if geom.Overlap(&half, other, geom.WithGuides) {
			at = both(at, k)
		}
	}
	return at
}

// ramShips destroys the small and large ships that the ship overlaps, friends as well, and settles how many
// dice it rolls: one for each small ship and two for each large one
// (1e.huge.overlap.small-large-destroyed, 1e.huge.overlap.small-large-completes,
// 1e.huge.overlap.small-large-action-kept, 1e.huge.overlap.ram-dice).
func ramShips(x *game.Exec) {
	base, dice := x.Placed(x.Self()), 0
	for id := range x.EachShip() {
		if x.Info(id).Huge != nil || x.Ship(id).Destroyed ||
			!geom.Overlap(base, x.Placed(id), geom.WithGuides) {
			continue
		}
		dice++
		if x.Info(id).Size != geom.Small {
			dice++
		}
		destroyBy(x, id, "huge.overlap.small-large-destroyed")
	}
	ramDice.Set(x, uint8(dice))
}

// clearRubble removes the obstacles that the ship overlaps, and notes the section that is dealt a damage
// card for them, none if the opposing player chooses it; mines it meets
// (1e.huge.overlap.obstacle-removed, 1e.huge.overlap.obstacle-both-sections,
// 1e.huge.overlap.obstacle-no-standard-effect, 1e.huge.overlap.obstacle-action-kept).
func clearRubble(x *game.Exec) {
	m := x.Move()
	base := x.Placed(m.Ship)
	tokens, objects := x.Tokens()
	at := game.NoSection
	m.NMet, m.Through = 0, 0
	for i := range tokens {
		if !geom.OverlapToken(base, &tokens[i], geom.WithGuides) {
			continue
		}
		if objects[i].Kind == game.DeviceObject {
			m.Met[m.NMet] = objects[i]
			m.NMet++
			continue
		}
		for _, k := range sections {
			half := base.Section(geom.Section(k - game.ForeSection))
			if geom.OverlapToken(&half, &tokens[i], geom.WithGuides) {
				at = both(at, k)
			}
		}
		rubble.Set(x, true)
		removeObstacle(x, objects[i], "huge.overlap.obstacle-removed")
	}
	rubbleAt.Set(x, at%bothSides)
}

// dealForHulls deals both of two huge ships that overlap a faceup damage card, at the section that
// overlaps, where both do at the one that the opposing player chooses
// (1e.huge.overlap.huge-huge-damage).
func dealForHulls(x *game.Exec) {
	m := x.Move()
	if m.Full {
		return
	}
	try := geom.Move{Size: x.Info(m.Ship).Size, Start: m.From, Maneuver: m.Maneuver.Path()}
	base, own := geom.Place(try.Size, try.Full()), game.NoSection
	for id := range x.EachShip() {
		if x.Info(id).Huge != nil && x.Ship(m.Ship).Touching.Has(id) {
			dealFaceupAt(x, id, sectionOver(x.Placed(id), &base)%bothSides)
			own = both(own, sectionOver(&base, x.Placed(id)))
		}
	}
	dealFaceupAt(x, m.Ship, own%bothSides)
}

// RollAgainstHull is the step in which a small or large ship that has overlapped a huge one suffers what an
// attack die shows; the huge ship suffers nothing (1e.huge.overlap.small-into-huge-normal,
// 1e.huge.overlap.small-into-huge-roll, 1e.huge.overlap.small-into-huge-no-harm-to-huge).
var RollAgainstHull = game.If("has it overlapped a huge ship", func(x *game.Exec) bool {
	m := x.Move()
	if m.Full || m.Failed || !x.Ship(m.Ship).InPlay() {
		return false
	}
	for id := range x.EachShip() {
		if x.Info(id).Huge != nil && x.Ship(m.Ship).Touching.Has(id) {
			return true
		}
	}
	return false
}, card.Throw(card.Dice{Name: "roll for the huge ship", Color: game.AttackDice,
	N: func(*game.Exec) int { return 1 }, By: card.Self},
	func(x *game.Exec, result game.Faces) {
		card.SufferOf(x, x.Self(), game.NoShip, int(result[game.Hit]), int(result[game.Crit]))
	}))
