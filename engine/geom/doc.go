// Package geom is the plane geometry of the three games: bases, templates, maneuvers,
// ranges, arcs, obstruction, obstacles and the play area.
//
// Integers stand at its door. A Pose is three int32: nanometers and microdegrees. Inside,
// everything is computed in binary64 millimeters and rounded once on the way out, so that a
// pose, a range and a proof are the same numbers on every machine. No product feeds a sum
// before it is rounded explicitly (a test looks for that; halving is exact anyway), and
// sines, cosines and arc tangents are this package's own, so the compiler of one processor
// cannot fuse what another keeps apart.
//
// The frame: x to the right, y up, headings clockwise from up. A ship's own frame has its
// center at the origin, its nose toward +y and its right side toward +x.
//
// # Things on the table
//
// Place puts a base of a Size at a Pose and gives a Placed, which holds what every later
// question needs (center, sine and cosine, half sides). Make it once for a ship and keep it
// beside the state, never in it. PlaceObstacle and PlaceDevice give a Token, the same for
// outlines of many corners. A Laid is a template in its place, or the used part of one.
//
// # Questions
//
//	Final           where a maneuver ends if nothing is in the way
//	Execute         where it really ends, by backing up along the template
//	Roll            where a barrel roll or a decloak to the side ends; Move.Passage does the
//	                same for boosts, FreeShift for Tallon rolls that slide
//	Overlap         do two bases overlap, with or without their guides
//	Distance        how far apart, with the two nearest points as the proof
//	InArc           the same, to the part of the target inside an arc
//	AspectOf        in front of, behind or flanking
//	Sight.Line      the line of an attack, and what obstructs it
//	Passage.Meet    which tokens a move meets, in the order in which it meets them
//	Laid.Meets      does a template meet a token, and where along it
//	Placing.Device  where a dropped or launched device comes to lie
//	Area            leaving the play area, deployment zones, setting up obstacles
//
// OverlapToken, DistanceToken, DistanceTokens and InArcToken ask the same of tokens;
// Game.Range turns a distance into a range band.
//
// Nothing here allocates and nothing keeps state between calls.
//
// # Slack
//
// Contact is not overlap: two things overlap when they penetrate by more than 1e-4 mm, and
// something crosses a line (the edge of the area, a midline) when it reaches more than
// 1e-4 mm beyond it. Arc lines are closed: what comes within 2e-6 mm of an arc is inside,
// which makes good for the rounding of poses to whole nanometers.
package geom
