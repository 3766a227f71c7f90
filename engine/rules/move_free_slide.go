package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// PickPlace lets the player place a ship freely along the end of the template of a maneuver that
// ends beside it, where it overlaps no ship (1e.maneuver.tallon-slide-choice,
// 1e.maneuver.tallon-must-avoid-overlap). Where it overlaps one everywhere there is nothing to
// choose.
var PickPlace = game.Step{
	Name: "choose where the maneuver ends",
	Who: func(x *game.Exec) game.Players {
		m := x.Move()
		if !flown(x, m).Path().Slides() {
			return game.Nobody
		}
		if _, ok := freePlace(x); !ok {
			return game.Nobody
		}
		return game.Only(x.Owner(m.Ship))
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) { q.Kind = game.PlaceQuestion },
	Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
		line := endSlide(x)
		shift, ok := onSlide(x, c, &line)
		return ok && slideClear(x, shift)
	},
	Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
		line := endSlide(x)
		for range 10 {
			shift := int32(r.IntN(int(2*line.limit/rollStep)+1))*rollStep - line.limit
			if slideClear(x, shift) {
				return placeAt(x, line.pose(shift))
			}
		}
		shift, _ := freePlace(x)
		return placeAt(x, line.pose(shift))
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		line := endSlide(x)
		x.Move().Slide, _ = line.at(c.Pose)
	},
}

// placeAt returns the choice that places the moving ship at a pose.
func placeAt(x *game.Exec, p geom.Pose) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.ShipAs(x.Move().Ship), p
	return c
}

// endSlide returns the line on which the present maneuver can end.
func endSlide(x *game.Exec) slide {
	m := x.Move()
	size := x.Info(m.Ship).Size
	limit, _ := x.G.Measure.TallonShift(size)
	final := func(s geom.Shift) geom.Pose { return geom.Final(size, m.From, flown(x, m).Path(), s) }
	return slide{final(0), final(limit), int32(limit)}
}

// freePlace finds a place on that line where the ship overlaps no other.
func freePlace(x *game.Exec) (int32, bool) {
	m := x.Move()
	size := x.Info(m.Ship).Size
	limit, _ := x.G.Measure.TallonShift(size)
	others, _ := x.Others(m.Ship)
	shift, ok := geom.FreeShift(geom.Move{
		Size: size, Start: m.From, Maneuver: flown(x, m).Path(),
	}, limit, others)
	return int32(shift), ok && slideClear(x, int32(shift))
}

// slideClear reports whether the ship overlaps no other at a place on that line.
func slideClear(x *game.Exec, shift int32) bool {
	m := x.Move()
	size := x.Info(m.Ship).Size
	end := geom.Place(size, geom.Final(size, m.From, flown(x, m).Path(), geom.Shift(shift)))
	others, _ := x.Others(m.Ship)
	return geom.Overlapping(&end, others, geom.WithGuides) == 0
}
