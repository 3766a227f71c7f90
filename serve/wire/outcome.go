package wire

// Claim claims a match that an opponent has left.
type Claim struct {
	Kind string `json:"kind" enum:"win,draw"`
}

// Offer is something that one player wants the other side to agree to. In a match of teams its captain does;
// where a program is the captain, the partner.
type Offer struct {
	Seat  Seat   `json:"seat"`
	Kind  string `json:"kind" enum:"draw,takeback,rematch"`
	Text  string `json:"text"`
	Parts Parts  `json:"parts,omitempty" doc:"The parts of the text."`
}

// Result is how a match ended.
type Result struct {
	Winner  Seat   `json:"winner" doc:"The winning player; 0 for a draw. For a team, its captain."`
	Text    string `json:"text" doc:"How the match ended, and why if it was not played out."`
	Parts   Parts  `json:"parts,omitempty" doc:"The parts of how it ended."`
	Why     Parts  `json:"why,omitempty" doc:"The parts of why it was not played out."`
	Broken  bool   `json:"broken,omitempty" doc:"Whether a bug ended the match."`
	Rematch string `json:"rematch,omitempty" doc:"The id of the rematch, if any."`
}
