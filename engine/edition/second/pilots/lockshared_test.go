package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestWilhuffTarkin(t *testing.T) {
	s := unbuilt(t)
	tarkin := s.Mine("wilhufftarkin", here)
	friend, far := s.Mine("academypilot", beside(250)), s.Mine("academypilot", scene.At(457-341, 300, 0))
	target, other := s.Theirs("bluesquadronescort", ahead(60)), s.Theirs("bluesquadronescort", behind(100))
	s.Lock(tarkin, target)
	s.System(tarkin)
	s.Use(tarkin, "name a target")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(tarkin) })
	s.Pick(friend)
	s.Refused(func() { s.Target(other) })
	s.Target(target)
	s.WantLock(friend, target, true)
	s.WantLock(tarkin, target, true)
	s.Done()
}
