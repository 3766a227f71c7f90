package wire

// LessonName is a scenario that a person plays.
type LessonName struct {
	ID      string `json:"id"`
	Kind    string `json:"kind" enum:"match,lesson,puzzle" doc:"A first match, a lesson about one thing, or a puzzle."`
	Number  int    `json:"number" doc:"Its place among those of its kind, from 1."`
	Title   string `json:"title"`
	Edition string `json:"edition"`
	Task    string `json:"task" doc:"What to do."`
}

// Lesson is what is told of a scenario that a person plays.
type Lesson struct {
	LessonName
	Hint   string      `json:"hint,omitempty" doc:"What helps, if asked for."`
	Rules  []string    `json:"rules" doc:"The clauses that it shows."`
	Rounds int         `json:"rounds" doc:"How many are played at most."`
	Say    []LessonSay `json:"say" doc:"What is said when a moment comes for the first time."`
	// Attack and Defense are the faces that fall in turn, again and again.
	Attack  []string `json:"attack,omitempty" doc:"The faces of attack dice that fall in turn; none for chance."`
	Defense []string `json:"defense,omitempty"`
}

// LessonSay is something said at a moment.
type LessonSay struct {
	At   string `json:"at" doc:"Question.about of the moment."`
	Text string `json:"text"`
}

// LessonAnswers are all answers that were given in a lesson so far.
type LessonAnswers struct {
	Answers []string `json:"answers" maxItems:"1000" doc:"Of player 1, in their order."`
	Seed    uint32   `json:"seed,omitempty" doc:"From which chance follows where the lesson leaves something to it."`
	Try     string   `json:"try,omitempty" maxLength:"200" doc:"An answer of which is told whether it would be legal."`
}

// LessonState is how a lesson stands after answers.
type LessonState struct {
	Lesson  Lesson `json:"lesson"`
	State   State  `json:"state"`
	Dials   Dials  `json:"dials"`
	Outcome string `json:"outcome" enum:"open,reached,missed"`
	Said    string `json:"said,omitempty" doc:"What is said once it is over."`
	Tried   *Tried `json:"tried,omitempty"`
}
