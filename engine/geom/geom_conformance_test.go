package geom

import (
	"encoding/json"
	"math"
	"os"
	"strings"
	"testing"
)

// The conformance tables hold poses that were computed independently of this package, from
// closed formulas and by numerical integration of the templates.
type conformance struct {
	Poses   []poseRow
	Huge    []poseRow
	Partial []partialRow
	Bumps   []bumpRow
	Arcs    []arcRow `json:"arc_range"`
}

type arcRow struct {
	Edition, Attacker, Target string
	Pose                      [3]float64 `json:"target_pose"`
	Distance                  float64    `json:"distance_mm"`
	Range                     int
	Arcs                      map[string]struct {
		Distance float64 `json:"distance_mm"`
		Range    int
	}
}

type partialRow struct {
	Base, Template, Side string
	Speed                uint8
	Progress             float64 `json:"progress_mm"`
	X, Y, Heading        float64
}

type bumpRow struct {
	ID, Base, Template, Side string
	Speed                    uint8
	Others                   []struct {
		Base string
		Pose [3]float64
	}
	With bumpResult `json:"with_guides"`
}

type bumpResult struct {
	Progress      float64 `json:"progress_mm"`
	Full          bool
	X, Y, Heading float64
	Touching      []int
}

type poseRow struct {
	ID, Base, Group, Bearing string
	Speed                    uint8
	Side, Variant            string
	X, Y, Heading            float64
	Start                    []float64 `json:"template_start"`
	End                      []float64 `json:"template_end"`
}

func readConformance(t *testing.T) *conformance {
	t.Helper()
	raw, err := os.ReadFile("testdata/poses.json")
	if err != nil {
		t.Fatal(err)
	}
	var c conformance
	if err := json.Unmarshal(raw, &c); err != nil {
		t.Fatal(err)
	}
	return &c
}

var sizeNames = map[string]Size{
	"small": Small, "medium": Medium, "large": Large,
	"huge-1e-long": HugeLong, "huge-1e-short": HugeShort, "huge-2e": Huge2,
}

var bearingNames = map[string]Bearing{
	"stationary": Stationary, "straight": Straight, "koiogran": Koiogran,
	"reverse_straight": ReverseStraight,
	"bank/left":        BankLeft, "bank/right": BankRight,
	"turn/left": TurnLeft, "turn/right": TurnRight,
	"segnor/left": SegnorLeft, "segnor/right": SegnorRight,
	"tallon/left": TallonLeft, "tallon/right": TallonRight,
	"reverse_bank/left": ReverseBankLeft, "reverse_bank/right": ReverseBankRight,
	"reverse_turn/left": ReverseTurnLeft, "reverse_turn/right": ReverseTurnRight,
	"strafe/left": StrafeLeft, "strafe/right": StrafeRight,
	"slip_bank/left": SlipBankLeft, "slip_bank/right": SlipBankRight,
	"slip_turn/left": SlipTurnLeft, "slip_turn/right": SlipTurnRight,
	"pylon_twist/left": PylonTwistLeft, "pylon_twist/right": PylonTwistRight,
	"spiral_cross/left": SpiralCrossLeft, "spiral_cross/right": SpiralCrossRight,
}

func (r *poseRow) maneuver(t *testing.T) Maneuver {
	t.Helper()
	name := r.Bearing
	if r.Side != "" {
		name += "/" + r.Side
	}
	b, ok := bearingNames[name]
	if !ok {
		t.Fatalf("%s: no bearing %q", r.ID, name)
	}
	return Maneuver{b, r.Speed}
}

// shift translates the variants of the table. The extremes of the first edition's Tallon roll
// are half of what the base is longer than the template is wide.
func (r *poseRow) shift(size Size) Shift {
	limit := Shift((size.Length() - 20) / 2 * Millimeter)
	return map[string]Shift{
		"hashmark-left": AtLeft, "hashmark-right": AtRight,
		"back": Back, "front": Front,
		"extreme-left": -limit, "extreme-right": limit,
	}[r.Variant]
}

// near fails unless a pose is within a tolerance, in mm and degrees, of the expected one.
func near(t *testing.T, id string, got Pose, x, y, heading, tolerance float64) {
	t.Helper()
	dx, dy := float64(got.X)/1e6-x, float64(got.Y)/1e6-y
	dh := math.Remainder(float64(got.Heading)/1e6-heading, 360)
	if math.Abs(dx) > tolerance || math.Abs(dy) > tolerance || math.Abs(dh) > tolerance {
		t.Errorf("%s: got (%.4f %.4f %.4f), want (%.4f %.4f %.4f)", id,
			float64(got.X)/1e6, float64(got.Y)/1e6, float64(got.Heading)/1e6, x, y, heading)
	}
}

func TestFinal_AgreesWithTheConformanceTable(t *testing.T) {
	n := 0
	for _, r := range readConformance(t).Poses {
		if r.Group != "maneuver" {
			continue
		}
		n++
		size := sizeNames[r.Base]
		got := Final(size, Pose{}, r.maneuver(t), r.shift(size))
		near(t, r.ID, got, r.X, r.Y, r.Heading, 0.001)
	}
	if n < 450 {
		t.Fatalf("only %d maneuvers in the table", n)
	}
}

func TestFinal_HugeAgreesWithTheConformanceTable(t *testing.T) {
	rows := readConformance(t).Huge
	if len(rows) != 35 {
		t.Fatalf("%d rows, want 35", len(rows))
	}
	for _, r := range rows {
		got := Final(sizeNames[r.Base], Pose{}, r.maneuver(t), Middle)
		near(t, r.ID, got, r.X, r.Y, r.Heading, 0.001)
	}
}

// What follows by pencil and paper for huge ships of second edition that do not begin at the origin
// (2e.huge.movement.straight, 2e.huge.movement.bank, 2e.huge.movement.bank-zero, 2e.huge.movement.reverse,
// 2e.huge.movement.koiogran).
func TestFinal_HugeFromElsewhere(t *testing.T) {
	for _, r := range []struct {
		maneuver Maneuver
		from, to [3]float64
	}{
		{Maneuver{Straight, 3}, [3]float64{100, 200, 0}, [3]float64{100, 320, 0}},
		{Maneuver{Straight, 5}, [3]float64{100, 200, 90}, [3]float64{300, 200, 90}},
		{Maneuver{Stationary, 0}, [3]float64{914.4, 457.2, 315}, [3]float64{914.4, 457.2, 315}},
		{Maneuver{BankLeft, 3}, [3]float64{0, 0, 0}, [3]float64{-49.1924, 134.0452, 315}},
		{Maneuver{BankRight, 0}, [3]float64{500, 500, 180}, [3]float64{516.5685, 460, 225}},
		{Maneuver{BankLeft, 0}, [3]float64{500, 500, 90}, [3]float64{540, 483.4315, 45}},
		{Maneuver{ReverseStraight, 2}, [3]float64{300, 300, 0}, [3]float64{300, 220, 0}},
		{Maneuver{Koiogran, 4}, [3]float64{300, 300, 0}, [3]float64{300, 460, 180}},
	} {
		from := Pose{int32(r.from[0] * 1e6), int32(r.from[1] * 1e6), int32(r.from[2] * 1e6)}
		got := Final(Huge2, from, r.maneuver, Middle)
		near(t, r.maneuver.Bearing.String(), got, r.to[0], r.to[1], r.to[2], 0.001)
	}
}

func TestFinal_FourTurnsLeadBackExactly(t *testing.T) {
	start := Pose{123_456_789, 987_654_321, 33_333_333}
	p := start
	for range 4 {
		p = Final(Small, p, Maneuver{TurnRight, 2}, Middle)
	}
	if d := max(p.X-start.X, start.X-p.X) + max(p.Y-start.Y, start.Y-p.Y); d > 4 {
		t.Errorf("off by %d nm after four turns", d)
	}
	if p.Heading != start.Heading {
		t.Errorf("heading %d, want %d", p.Heading, start.Heading)
	}
}

func TestBearings_EveryOneHasACourse(t *testing.T) {
	for b := Stationary; b < NumBearings; b++ {
		c := courses[b]
		if (c.curve == NoTemplate) != (b == Stationary) {
			t.Errorf("bearing %d has template form %d", b, c.curve)
		}
		if courses[c.basic].rest != 0 {
			t.Errorf("the basic bearing of %d rotates at the end", b)
		}
	}
	for name, b := range bearingNames {
		if strings.HasSuffix(name, "left") && courses[b].side != Left {
			t.Errorf("%s is not a left bearing", name)
		}
	}
}
