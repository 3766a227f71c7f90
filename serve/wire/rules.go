package wire

// Clause is a rule.
type Clause struct {
	ID      string `json:"id"`
	Edition string `json:"edition"`
	Topic   string `json:"topic"`
	Rule    string `json:"rule"`
	Source  string `json:"source"`
	Note    string `json:"note,omitempty" doc:"The point that the rules documents leave open, and our ruling."`
	Example string `json:"example,omitempty"`
	// Scenarios show the rule.
	Scenarios []ScenarioName `json:"scenarios"`
}

// FoundClauses is the answer to a question about the rules.
type FoundClauses struct {
	Clauses []Clause   `json:"clauses" doc:"The best first."`
	Spelled []Spelling `json:"spelled,omitempty" doc:"Words that were looked up in another spelling."`
}

// Spelling is a word of a question that no clause has, and the word that was looked up instead.
type Spelling struct {
	Asked string `json:"asked"`
	Read  string `json:"read"`
}

// ScenarioName is a scenario in a list.
type ScenarioName struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// Scenario is an example of rules.
type Scenario struct {
	ScenarioName
	Edition string   `json:"edition"`
	Rules   []string `json:"rules" doc:"The clauses that the scenario demonstrates."`
	Text    string   `json:"text" doc:"The scenario's YAML source."`
	Before  string   `json:"before" doc:"An SVG drawing of the table at the start."`
	After   string   `json:"after" doc:"An SVG drawing of the table at the end."`
	Events  []string `json:"events" doc:"The events, in sentences."`
}
