package wire

// LessonName is a scenario that a person plays.
type LessonName struct {
	ID      string `json:"id"`
	Kind    string `json:"kind" enum:"match,lesson,puzzle" doc:"first-match, lesson or puzzle."`
	Number  int    `json:"number" doc:"Its number among those of its kind, starting at 1."`
	Title   string `json:"title"`
	Edition string `json:"edition"`
	Task    string `json:"task" doc:"The instructions."`
}

// Lesson is a scenario as sent to the person who plays it.
type Lesson struct {
	LessonName
	Hint   string      `json:"hint,omitempty" doc:"A hint, shown on request."`
	Rules  []string    `json:"rules" doc:"The clauses that the lesson demonstrates."`
	Rounds int         `json:"rounds" doc:"The maximum number of rounds."`
	Say    []LessonSay `json:"say" doc:"Explanations, each shown when its kind of decision first comes up."`
	// Attack and Defense are the faces that fall in turn, again and again.
	Attack  []string `json:"attack,omitempty" doc:"Preset attack dice results in order; random if empty."`
	Defense []string `json:"defense,omitempty"`
}

// LessonSay is something said at a moment.
type LessonSay struct {
	At   string `json:"at" doc:"The Question.about that triggers it."`
	Text string `json:"text"`
}

// LessonAnswers are all answers that were given in a lesson so far.
type LessonAnswers struct {
	Answers []string `json:"answers" maxItems:"1000" doc:"Player 1's answers, in order."`
	Seed    uint32   `json:"seed,omitempty" doc:"The seed for anything left to chance."`
	Try     string   `json:"try,omitempty" maxLength:"200" doc:"An answer to check for legality."`
	Odds    bool     `json:"odds,omitempty" doc:"Whether to compute the odds for the answers in an attack, with all cards."`
}

// LessonState is how a lesson stands after answers.
type LessonState struct {
	Lesson  Lesson `json:"lesson"`
	State   State  `json:"state"`
	Dials   Dials  `json:"dials"`
	Outcome string `json:"outcome" enum:"open,reached,missed"`
	Said    string `json:"said,omitempty" doc:"The closing message."`
	Tried   *Tried `json:"tried,omitempty"`
	// Chances are as of a match, though in a lesson with preset dice only those fall.
	Chances *Chances `json:"chances,omitempty"`
}
