package geom

// namesOfArcs are the names of arcs.
var namesOfArcs = [arcs]string{
	AllAround: "all around", FrontArc: "front", RearArc: "rear", LeftArc: "left",
	RightArc: "right", FrontAndRear: "front and rear", LeftAndRight: "left and right",
	FullFrontArc: "full front", FullRearArc: "full rear", BullseyeArc: "bullseye",
	ForeBroadside: "fore broadside", AftBroadside: "aft broadside", BowTurret: "bow turret",
	BowArc: "bow", AftPort: "aft port", AftStarboard: "aft starboard", AftArcs: "aft",
}

// String returns the arc's name.
func (a Arc) String() string { return namesOfArcs[a] }

// String returns the side's name.
func (s Side) String() string { return [...]string{"left", "no side", "right"}[s+1] }
