package scene

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Place places a ship in set-up, or where a card lets a ship be placed.
func (s *Scene) Place(ship *Ship, x, y, heading float64) {
	s.t.Helper()
	s.placeAt(game.ShipAs(ship.ID()), PoseAt(x, y, heading))
}

// PlaceObstacle places an obstacle in set-up.
func (s *Scene) PlaceObstacle(o *Obstacle, x, y, heading float64) {
	s.t.Helper()
	s.make()
	s.placeAt(o.Object(), PoseAt(x, y, heading))
}

// PlaceDropped places the n-th obstacle of the match, counted from 0, which a card drops.
func (s *Scene) PlaceDropped(n int, x, y, heading float64) {
	s.t.Helper()
	s.make()
	s.placeAt(game.Object{Kind: game.ObstacleObject, ID: uint8(n)}, PoseAt(x, y, heading))
}

// PlaceMarker places hyperspace marker n, which is 1 or 2, in set-up.
func (s *Scene) PlaceMarker(n int, x, y, heading float64) {
	s.t.Helper()
	s.placeAt(game.Object{Kind: game.MarkerObject, ID: uint8(n - 1)}, PoseAt(x, y, heading))
}

// PlaceDevice places the n-th device on the table where a card lets its ship place one, counted from 0.
func (s *Scene) PlaceDevice(n int, x, y, heading float64) {
	s.t.Helper()
	s.placeAt(game.Object{Kind: game.DeviceObject, ID: uint8(n)}, PoseAt(x, y, heading))
}

// placeAt answers a question about a placement.
func (s *Scene) placeAt(o game.Object, pose geom.Pose) {
	s.t.Helper()
	what := s.objectName(o) + " at " + poseWords(pose)
	s.mustBeOpen(what)
	p := s.x.Waiting(s.state).First()
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = o, pose
	legal := s.x.Ask(s.state, p).Kind == game.PlaceQuestion && s.x.Valid(s.state, p, c)
	switch {
	case legal == s.refusing:
		s.Fail("%s: legal %v", what, legal)
	case legal:
		s.step(p, c)
	}
}
