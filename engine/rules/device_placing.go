package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// variants are in how many ways a device can be placed that one way on its card stands for: with
// the template that it names, and with the two banks that can stand in for a straight one.
const variants = 3

// faster and slower are added to the number of a way for the template of a speed 1 higher or
// lower, which stands in for the one that its card names.
const (
	faster = 64
	slower = 128
)

// afar is the number of the first of three ways to drop a device with templates of speed 3.
const afar = 192

// launchedFar is the number of the way to launch a bomb with the straight template of speed 5.
const launchedFar = afar + 3

// bent is the number of the first of four ways to drop a device with another template of speed 1.
const bent = 200

// otherDrop and frontDrop are added to the place of a way in drops, frontDrop where it is dropped with
// the front guides.
const (
	otherDrop = 204
	frontDrop = 208
)

// launched is added to the number of a way to drop a device for launching it with the same template,
// and straightLaunch is the number of launching it with the straight one of speed 1.
const (
	launched       = 216
	straightLaunch = 215
)

// beside is the number of the way to place a bomb touching the ship, anywhere that of placing a device anywhere
// far from enemies, boarding that of placing a crew remote at an enemy.
const (
	beside   = 214
	anywhere = 213
	boarding = 212
)

// charged is the number of the first of the ways to drop a device from the sides for a charge: one from the
// left and one from the right for each template with which it can be dropped.
const charged = 230

// mostCharged is for how many templates there are such numbers.
const mostCharged = 13

// eachWay visits the ways in which Self can place a device of a kind now, with their numbers,
// where its card names these.
func eachWay(x *game.Exec, kind string, ways []Way, visit func(i int, w Way)) {
	eachWayFor(x, kind, ways, x.S.Charges[x.Info(x.Self()).Pilots].Active > 0, visit)
}

// eachWayFor visits the ways, with those that cost a charge if that is there or has been spent.
func eachWayFor(x *game.Exec, kind string, ways []Way, paid bool, visit func(i int, w Way)) {
	sides := paid && x.Query(card.DeviceTemplates, x.Self(), 0)&card.ChargedSides != 0
	n := 0
	eachUsualWay(x, kind, ways, func(i int, w Way) {
		if w.Beside || w.Freely || w.Boards || fits(x, w, kind) {
			visit(i, w)
		}
		if !sides || w.Launch || w.Front || w.Beside || w.Freely || w.Boards || w.From != 0 || n == mostCharged {
			return
		}
		for k, side := range [...]geom.Side{geom.Left, geom.Right} {
			w.From, w.Charged = side, true
			if fits(x, w, kind) {
				visit(charged+2*n+k, w)
			}
		}
		n++
	})
}

// eachUsualWay visits the ways that cost nothing, also those that would lie outside of the play area.
func eachUsualWay(x *game.Exec, kind string, ways []Way, visit func(i int, w Way)) {
	p, ok := PlacementNow(x)
	info := &x.G.Devices[deviceKind(x, kind)]
	if ok && (p.Bomb && !info.Bomb || p.Mine && !info.Mine) {
		return
	}
	ways = p.instead(ways)
	if p.Freely > 0 {
		if _, open := farPlace(x, deviceKind(x, kind)); open && (info.Bomb || info.Mine) {
			visit(anywhere, Way{Freely: true, Bearing: geom.Straight, Speed: 1})
		}
		return
	}
	templates := x.Query(card.DeviceTemplates, x.Self(), 0)
	if (p.Beside || templates&card.BombsBeside != 0) && info.Bomb &&
		slices.ContainsFunc(ways, isDrop) && fitsBeside(x, deviceKind(x, kind)) {
		visit(beside, Way{Beside: true, Bearing: geom.Straight, Speed: 1})
	}
	if p.Beside {
		return
	}
	if templates&card.Boarding != 0 && x.S.Phase == game.SystemPhase && ofCrew(x, kind) &&
		slices.ContainsFunc(ways, isDrop) && fitsBoarding(x, deviceKind(x, kind)) {
		visit(boarding, Way{Boards: true, Bearing: geom.Straight, Speed: 1})
	}
	if slices.Contains(ways, drop1) {
		eachDrop(templates, p.Front, visit)
	}
	if p.Front {
		return
	}
	if !info.Bomb || ok && !p.Card { // a template that stands in for another is not replaced again
		templates &^= card.BombsFar
	}
	eachStandIn(templates, ways, visit)
	for i, w := range ways {
		if p.Drop && w.Launch {
			continue
		}
		if templates&card.CrewBanks != 0 && ofCrew(x, kind) {
			eachSeat(w, visit)
		}
		if thrown := w; templates&card.Launches != 0 && !w.Launch {
			thrown.Launch = true
			if !slices.Contains(ways, thrown) {
				visit(launched+i, thrown)
			}
		}
		for k, b := range [variants]geom.Bearing{w.Bearing, geom.BankLeft, geom.BankRight} {
			way := Way{Bearing: b, Speed: w.Speed, Launch: w.Launch}
			if k > 0 && !(templates&card.Banks != 0 && standsIn(way, w)) {
				continue
			}
			visit(i*variants+k, way)
			if templates&card.NextSpeeds != 0 {
				eachShift(way, func(n int, w Way) { visit(n+i*variants+k, w) })
			}
		}
	}
}

// drop1 is the way to drop a device with the straight template of speed 1.
var drop1 = Way{Bearing: geom.Straight, Speed: 1}

// instead returns the ways in which a device is placed where a card says with which templates, else those given.
func (p Placement) instead(ways []Way) []Way {
	if p.Straight > 0 {
		ways = []Way{{Bearing: geom.Straight, Speed: p.Straight},
			{Bearing: geom.Straight, Speed: p.Straight, Launch: true}}
	}
	if p.Banks {
		ways = []Way{ways[0], ways[1],
			{Bearing: geom.BankLeft, Speed: p.Straight}, {Bearing: geom.BankRight, Speed: p.Straight},
			{Bearing: geom.BankLeft, Speed: p.Straight, Launch: true},
			{Bearing: geom.BankRight, Speed: p.Straight, Launch: true}}
	}
	if p.Launch {
		ways = []Way{{Bearing: geom.BankLeft, Speed: p.Straight, Launch: true},
			{Bearing: geom.Straight, Speed: p.Straight, Launch: true},
			{Bearing: geom.BankRight, Speed: p.Straight, Launch: true}}
	}
	return ways
}

// eachStandIn visits the ways that stand in for a drop with the straight template of speed 1, and the launches that
// stand in for any way.
func eachStandIn(templates int, ways []Way, visit func(i int, w Way)) {
	has := slices.Contains(ways, drop1)
	if has && templates&card.Speed3 != 0 {
		for k, b := range [...]geom.Bearing{geom.TurnLeft, geom.Straight, geom.TurnRight} {
			visit(afar+k, Way{Bearing: b, Speed: 3})
		}
	}
	if templates&card.BombsFar != 0 {
		visit(launchedFar, Way{Bearing: geom.Straight, Speed: 5, Launch: true})
	}
	if has && templates&card.AnySpeed1 != 0 {
		for k, b := range [...]geom.Bearing{geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight} {
			visit(bent+k, Way{Bearing: b, Speed: 1})
		}
	}
	if templates&card.LaunchStraight1 != 0 && slices.ContainsFunc(ways, isDrop) {
		visit(straightLaunch, Way{Bearing: geom.Straight, Speed: 1, Launch: true})
	}
}

// seats is the number of the first of six ways to drop a crew remote with banks, from the rear and the sides.
const seats = 224

// eachSeat visits the ways to drop a crew remote with a bank in place of the straight template of a way.
func eachSeat(straight Way, visit func(i int, w Way)) {
	n := seats
	for _, from := range [...]geom.Side{0, geom.Left, geom.Right} {
		for _, b := range [...]geom.Bearing{geom.BankLeft, geom.BankRight} {
			if w := (Way{Bearing: b, Speed: straight.Speed, From: from}); standsIn(w, straight) {
				visit(n, w)
			}
			n++
		}
	}
}

// isDrop reports whether a way is one to drop a device.
func isDrop(w Way) bool { return !w.Launch }

// drops are the ways to drop a device of which one says how its card has it dropped, and the others
// are those that cards let a ship use instead, with the bit that says so.
var drops = [...]struct {
	bit int
	way Way
}{
	{0, Way{Bearing: geom.Straight, Speed: 1}},
	{card.Straight2, Way{Bearing: geom.Straight, Speed: 2}},
	{card.Turns, Way{Bearing: geom.TurnLeft, Speed: 1}},
	{card.Turns, Way{Bearing: geom.TurnRight, Speed: 1}},
}

// eachDrop visits the ways of drops but the card's own, and all of them with the front guides if a
// ship may use those, or must.
func eachDrop(templates int, front bool, visit func(i int, w Way)) {
	for k := range drops {
		d := &drops[k]
		if d.bit != 0 && templates&d.bit == 0 {
			continue
		}
		w := d.way
		if d.bit != 0 && !front {
			visit(otherDrop+k, w)
		}
		w.Front = true
		if front || templates&card.FrontGuides != 0 {
			visit(frontDrop+k, w)
		}
	}
}

// eachShift visits the ways that are a speed faster and slower than one, where there is such a
// template.
func eachShift(way Way, visit func(n int, w Way)) {
	shifts := [...]struct {
		n     int
		speed uint8
	}{{faster, way.Speed + 1}, {slower, way.Speed - 1}}
	for _, s := range shifts {
		m := geom.Maneuver{Bearing: way.Bearing, Speed: s.speed}
		shifted := Way{Bearing: way.Bearing, Speed: s.speed, Launch: way.Launch}
		if s.speed > 0 && m.Template().Exists() {
			visit(s.n, shifted)
		}
	}
}

// standsIn reports whether a bank can stand in for the template of a way: for a straight one with
// which a device is dropped, if there is a bank of that speed.
func standsIn(bank, w Way) bool {
	m := geom.Maneuver{Bearing: bank.Bearing, Speed: bank.Speed}
	return w.Bearing == geom.Straight && !w.Launch && m.Template().Exists()
}

// fits reports whether a device placed this way would lie inside the play area
// (2e.device.not-outside).
func fits(x *game.Exec, w Way, kind string) bool {
	k := deviceKind(x, kind)
	token := laid(x, w, k)
	if x.G.Devices[k].Aside != "" {
		return setFits(x, w, &x.G.Devices[k])
	}
	if x.G.Devices[k].Overhangs {
		return x.G.Area.HoldsSome(&token) // 1e.bomb.partly-outside
	}
	return x.G.Area.HoldsToken(&token)
}

// onlyWay returns the way in which Self can place the device, if there is only one.
func onlyWay(x *game.Exec, kind string, ways []Way) (only Way, ok bool) {
	n := 0
	eachWay(x, kind, ways, func(_ int, w Way) { n, only = n+1, w })
	return only, n == 1
}

// chosenWay returns the way in which the running ability places its device.
func chosenWay(x *game.Exec, kind string, ways []Way) Way {
	chosen, _ := onlyWay(x, kind, ways)
	eachWayFor(x, kind, ways, true, func(i int, w Way) {
		if i+1 == int(placeWay.Get(x)) {
			chosen = w
		}
	})
	return chosen
}
