package data

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Bearing is the direction of a maneuver.
type Bearing string

// Bearings of all editions. Strafes, slips, pylon twists and spiral crosses are Flightpath's.
const (
	Stationary       Bearing = "stationary"
	Straight         Bearing = "straight"
	BankLeft         Bearing = "bank-left"
	BankRight        Bearing = "bank-right"
	TurnLeft         Bearing = "turn-left"
	TurnRight        Bearing = "turn-right"
	Koiogran         Bearing = "koiogran"
	SegnorLeft       Bearing = "segnor-left"
	SegnorRight      Bearing = "segnor-right"
	TallonLeft       Bearing = "tallon-left"
	TallonRight      Bearing = "tallon-right"
	ReverseStraight  Bearing = "reverse-straight"
	ReverseBankLeft  Bearing = "reverse-bank-left"
	ReverseBankRight Bearing = "reverse-bank-right"
	StrafeLeft       Bearing = "strafe-left"
	StrafeRight      Bearing = "strafe-right"
	SlipBankLeft     Bearing = "slip-bank-left"
	SlipBankRight    Bearing = "slip-bank-right"
	SlipTurnLeft     Bearing = "slip-turn-left"
	SlipTurnRight    Bearing = "slip-turn-right"
	PylonTwistLeft   Bearing = "pylon-twist-left"
	PylonTwistRight  Bearing = "pylon-twist-right"
	SpiralCrossLeft  Bearing = "spiral-cross-left"
	SpiralCrossRight Bearing = "spiral-cross-right"
)

// Bearings lists every bearing.
func Bearings() []Bearing {
	return []Bearing{
		Stationary, Straight, BankLeft, BankRight, TurnLeft, TurnRight, Koiogran,
		SegnorLeft, SegnorRight, TallonLeft, TallonRight,
		ReverseStraight, ReverseBankLeft, ReverseBankRight, StrafeLeft, StrafeRight,
		SlipBankLeft, SlipBankRight, SlipTurnLeft, SlipTurnRight,
		PylonTwistLeft, PylonTwistRight, SpiralCrossLeft, SpiralCrossRight,
	}
}

// Difficulty is the color of a maneuver or an action.
type Difficulty string

// Difficulties. The easy maneuvers are green in the first edition and blue in the second.
const (
	Green  Difficulty = "green"
	Blue   Difficulty = "blue"
	White  Difficulty = "white"
	Red    Difficulty = "red"
	Purple Difficulty = "purple"
)

// Difficulties lists every difficulty, easiest first.
func Difficulties() []Difficulty { return []Difficulty{Green, Blue, White, Red, Purple} }

// ErrForm is wrapped by every error about a row that is not written as it should be.
var ErrForm = errors.New("data: malformed")

// MaxSpeed is the fastest maneuver of any dial.
const MaxSpeed = 5

// Maneuver is one entry of a dial. Its text is "3 bank-left white", and for a huge ship of the
// first edition with the energy that it gains: "1 straight white +3".
type Maneuver struct {
	Speed      int // 0 to 5
	Bearing    Bearing
	Difficulty Difficulty
	Energy     int
}

// String returns the maneuver as it is written in the tables.
func (m Maneuver) String() string {
	text := fmt.Sprintf("%d %s %s", m.Speed, m.Bearing, m.Difficulty)
	if m.Energy != 0 {
		text += fmt.Sprintf(" %+d", m.Energy)
	}
	return text
}

// MarshalText writes the maneuver as "3 bank-left white".
func (m Maneuver) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads a maneuver written as "3 bank-left white".
func (m *Maneuver) UnmarshalText(text []byte) error {
	words := strings.Split(string(text), " ")
	energy := 0
	if len(words) == 4 {
		n, err := strconv.Atoi(words[3])
		if err != nil || n < 1 {
			return fmt.Errorf("%w maneuver %q: expected energy as +2", ErrForm, text)
		}
		energy, words = n, words[:3]
	}
	if len(words) != 3 {
		return fmt.Errorf("%w maneuver %q: expected speed, bearing and difficulty", ErrForm, text)
	}
	speed, err := strconv.Atoi(words[0])
	if err != nil || speed < 0 || speed > MaxSpeed {
		return fmt.Errorf("%w maneuver %q: expected a speed from 0 to %d", ErrForm, text, MaxSpeed)
	}
	bearing, difficulty := Bearing(words[1]), Difficulty(words[2])
	if !slices.Contains(Bearings(), bearing) {
		return fmt.Errorf("%w maneuver %q: unknown bearing %q", ErrForm, text, bearing)
	}
	if !slices.Contains(Difficulties(), difficulty) {
		return fmt.Errorf("%w maneuver %q: unknown difficulty %q", ErrForm, text, difficulty)
	}
	*m = Maneuver{Speed: speed, Bearing: bearing, Difficulty: difficulty, Energy: energy}
	return nil
}
