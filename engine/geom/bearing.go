package geom

// namesOfBearings are the names of bearings, as dials in package data and records write them.
var namesOfBearings = [NumBearings]string{
	Stationary: "stationary", Straight: "straight",
	BankLeft: "bank-left", BankRight: "bank-right",
	TurnLeft: "turn-left", TurnRight: "turn-right",
	Koiogran:   "koiogran",
	SegnorLeft: "segnor-left", SegnorRight: "segnor-right",
	TallonLeft: "tallon-left", TallonRight: "tallon-right",
	ReverseStraight: "reverse-straight",
	ReverseBankLeft: "reverse-bank-left", ReverseBankRight: "reverse-bank-right",
	ReverseTurnLeft: "reverse-turn-left", ReverseTurnRight: "reverse-turn-right",
	StrafeLeft: "strafe-left", StrafeRight: "strafe-right",
	SlipBankLeft: "slip-bank-left", SlipBankRight: "slip-bank-right",
	SlipTurnLeft: "slip-turn-left", SlipTurnRight: "slip-turn-right",
	PylonTwistLeft: "pylon-twist-left", PylonTwistRight: "pylon-twist-right",
	SpiralCrossLeft: "spiral-cross-left", SpiralCrossRight: "spiral-cross-right",
}

// String returns the bearing's name as dials and records write it, such as bank-left.
func (b Bearing) String() string { return namesOfBearings[b] }

// BearingNamed returns the bearing with this name.
func BearingNamed(name string) (Bearing, bool) {
	for b, n := range namesOfBearings {
		if n == name {
			return Bearing(b), true
		}
	}
	return 0, false
}
