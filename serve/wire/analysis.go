package wire

// NewAnalysis asks what happened in a round of a match that is over.
type NewAnalysis struct {
	Match  string `json:"match,omitempty" doc:"A finished match,"`
	Record string `json:"record,omitempty" maxLength:"1048576" doc:"or a record."`
	Round  int    `json:"round" minimum:"1" maximum:"255"`
}

// Analysis says what happened in a round: how likely player 1 was to win, what would have been better, which attacks
// were not performed, and how lucky the others were.
type Analysis struct {
	Round     int            `json:"round"`
	Decisions []Decided      `json:"decisions"`
	Losses    []Loss         `json:"losses" doc:"The costliest first."`
	Missed    []MissedAttack `json:"missed"`
	Attacks   []LuckyAttack  `json:"attacks"`
	Program   string         `json:"program" doc:"The bot whose choices are compared."`
}

// Decided is a decision of a player.
type Decided struct {
	At     int     `json:"at" doc:"How many choices have been made, this one included."`
	Seat   Seat    `json:"seat"`
	Chance float64 `json:"chance" doc:"Player 1's chance to win after it; a draw counts as half a win."`
	Error  float64 `json:"error" doc:"The standard error of that chance, by its samples."`
}

// Loss is a decision in whose place the strong program would have won more often.
type Loss struct {
	At     int    `json:"at"`
	Round  int    `json:"round"`
	Seat   Seat   `json:"seat"`
	Asked  string `json:"asked"`
	Chose  string `json:"chose"`
	Better string `json:"better"`
	// Options are for the board.
	Options []Option `json:"options,omitempty" doc:"The options of that moment that would have been better: for dials, one for each ship."`
	Lost    float64  `json:"lost" doc:"How much of the chance to win was lost."`
	Error   float64  `json:"error" doc:"The standard error of that value."`
}

// MissedAttack is an attack that was possible and not performed.
type MissedAttack struct {
	At       int    `json:"at"`
	Round    int    `json:"round"`
	Seat     Seat   `json:"seat"`
	Attacker string `json:"attacker"`
	Defender string `json:"defender"`
	How      string `json:"how,omitempty" doc:"The change that would have made the attack possible; empty if nothing was needed."`
}

// LuckyAttack is an attack with what was to be expected of it.
type LuckyAttack struct {
	Seat     Seat    `json:"seat"`
	Expected float64 `json:"expected" doc:"How many results were expected to stand before any dice were rolled."`
	Stood    int     `json:"stood"`
	Luck     float64 `json:"luck" doc:"How much of the difference is due to dice; the rest is due to players and their cards."`
}
