package pilots_test

import "testing"

func TestLieutenantDormitz_FriendsAreSetUpNearHim(t *testing.T) {
	s := table(t)
	dormitz, wing, foe := s.Mine("lieutenantdormitz"), s.Mine("omegaace"), s.Theirs(rookie)
	toPlacing(s)
	s.Refused(func() { s.Place(foe, 457, 600, 180) })
	s.Place(foe, 457, 890, 180)
	s.Place(dormitz, 457, 60, 0)
	s.Refused(func() { s.Place(wing, 457, 320.5, 0) }) // beyond range 2
	s.Refused(func() { s.Place(wing, 457, 110, 0) })   // on top of him
	s.Place(wing, 457, 320, 0)
	s.WantPose(wing, 457, 320, 0)
	s.Done()
}
