package draw

import (
	"slices"

	"koiogran/engine/geom"
)

// shape is a ship as seen from above, nose up, in a box from -50 to 50 both ways, as the data of
// SVG paths. All of them are our own drawings.
type shape struct {
	name   string
	ships  []string // the types of ships that are drawn so, by their ids in squad files
	hull   string   // in the middle
	wing   string   // on the right side, and mirrored on the left
	detail string   // drawn dark on top: canopies, hatches
}

// shapes are all drawings.
var shapes = slices.Concat(allianceShapes, transportShapes, empireShapes, scumShapes, republicShapes,
	laterShapes, suitShapes, hugeShapes, plainShapes)

// byShip are the drawings by type of ship.
var byShip = func() map[string]*shape {
	list := map[string]*shape{}
	for i := range shapes {
		for _, ship := range shapes[i].ships {
			list[ship] = &shapes[i]
		}
	}
	return list
}()

// plainShapes are the drawings of ships that have none of their own, by the size of their base.
var plainShapes = []shape{
	{
		name:   "fighter",
		hull:   "M0-48 6-38 9-12 10 28 6 38-6 38-10 28-9-12-6-38Z",
		wing:   "M9-4 42 18 42 26 10 24ZM36-4h3v26h-3Z",
		detail: "M0-22 4-16 4-4 0 0-4-4-4-16Z",
	},
	{
		name:   "gunship",
		hull:   "M0-44 10-38 14-20 14 28 10 40-10 40-14 28-14-20-10-38Z",
		wing:   "M13-12 34-4 34-18 42-18 42 26 34 26 34 12 13 18ZM16 26h10v12H16Z",
		detail: "M0-38 6-33 7-24-7-24-6-33ZM-5 0h10v14H-5Z",
	},
	{
		name:   "barge",
		hull:   "M-9-46H9L20-32 32 4 32 30 20 42-20 42-32 30-32 4-20-32Z",
		wing:   "M31-4 40 2 42 28 32 34ZM6 42h12v6H6Z",
		detail: "M-8-40H8L11-32-11-32ZM-8 0h16v20H-8ZM-20 8h6v14h-6ZM14 8h6v14h-6Z",
	},
	{
		name:   "cruiser",
		hull:   "M-4-50H4L6-22 12 10 13 36 9 46-9 46-13 36-12 10-6-22Z",
		wing:   "M11 16 18 22 18 42 12 40Z",
		detail: "M-3-40h6v8h-6ZM-4 0h8v12h-8ZM-7 24h14v8h-14Z",
	},
}

// bySize are the names of plain shapes.
var bySize = map[geom.Size]string{
	geom.Small: "fighter", geom.Medium: "gunship", geom.Large: "barge",
	geom.HugeLong: "cruiser", geom.HugeShort: "cruiser", geom.Huge2: "cruiser",
}

// shapeOf returns the drawing of a type of ship.
func shapeOf(ship string, size geom.Size) *shape {
	if s, ok := byShip[ship]; ok {
		return s
	}
	name := bySize[size]
	return &shapes[slices.IndexFunc(shapes, func(s shape) bool { return s.name == name })]
}
