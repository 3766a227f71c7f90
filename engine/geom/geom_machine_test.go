package geom

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"testing"
)

// Records of matches hold poses, and every machine that replays one must find the same: this
// number was computed on amd64, with and without fused multiply-add, and in the browser's
// instruction set. If it changes for a reason, old records no longer replay.
const machineSum = 0xff04c3c0949bdd72

func TestMachine_EveryProcessorFindsTheSame(t *testing.T) {
	r := rand.New(rand.NewPCG(2024, 7))
	sum := fnv.New64a()
	add := func(v any) {
		if err := binary.Write(sum, binary.LittleEndian, v); err != nil {
			t.Fatal(err)
		}
	}
	for range 3000 {
		m, others := randomMove(r)
		done := Execute(m, others)
		add(done.Pose)
		add([]int32{done.Progress, done.Used})
		add([]uint64{done.Blocked, done.Touching})
		ship, target := Place(m.Size, done.Pose), &others[0]
		add(Distance(&ship, target))
		for arc := FrontArc; arc <= BullseyeArc; arc++ {
			in, _ := InArc(SecondEdition, &ship, target, arc)
			add(in)
		}
		tokens := []Token{randomToken(r, done.Pose, 100), randomToken(r, done.Pose, 150)}
		add(DistanceToken(&ship, &tokens[0]))
		add(DistanceTokens(&tokens[0], &tokens[1]))
		laid := m.Laid()
		at, ok := laid.Meets(&tokens[0])
		add(at)
		add(ok)
		s := Sight{Game: SecondEdition, Attacker: &ship, Target: target}
		o, _ := s.Line(tokens, nil)
		add(o)
	}
	if got := sum.Sum64(); got != machineSum {
		t.Errorf("got %#x, want %#x", got, uint64(machineSum))
	}
}
