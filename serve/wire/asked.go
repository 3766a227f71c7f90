package wire

// Question is what a seat is asked.
type Question struct {
	Number  int       `json:"number" doc:"To be sent back with the answer."`
	Text    string    `json:"text"`
	Parts   Parts     `json:"parts,omitempty" doc:"The parts of the text."`
	Kind    string    `json:"kind" enum:"pick,place" doc:"place wants a pose, pick one of the options."`
	About   string    `json:"about" doc:"What is decided: dial, place, turn, action, target, weapon, dice and so on."`
	Ship    *int      `json:"ship,omitempty" doc:"Whom it is about."`
	Section string    `json:"section,omitempty" doc:"Of a huge ship: the section whose action it is."`
	Options []Option  `json:"options" doc:"Every legal answer, but for places."`
	Default string    `json:"default,omitempty" doc:"What an absent player is taken to answer."`
	Refused []Refusal `json:"refused,omitempty" doc:"What one might expect, and why it is not there."`
	Place   *Place    `json:"place,omitempty"`
	// Face is there where the answer is how many dice of one face are rerolled.
	Face string `json:"face,omitempty" doc:"The face of which dice are counted to be rerolled."`
}

// Option is a legal answer.
type Option struct {
	Answer   string    `json:"answer" doc:"The words to send."`
	Text     string    `json:"text"`
	Verb     string    `json:"verb"`
	Icon     string    `json:"icon,omitempty" doc:"What it is about, for a drawing: an action, attack, recover, repair or reroll."`
	Way      string    `json:"way,omitempty" doc:"How a device is placed with the template, where several ways use the same one."`
	Does     string    `json:"does,omitempty" doc:"What the ability does."`
	Ship     *int      `json:"ship,omitempty"`
	Object   string    `json:"object,omitempty" doc:"Such as obstacle 2 or device 0."`
	Section  string    `json:"section,omitempty" doc:"Of a huge ship: fore or aft."`
	Card     *int      `json:"card,omitempty" doc:"CardText.id of a card that is chosen."`
	Maneuver *Maneuver `json:"maneuver,omitempty"`
	// Pose is where the asked ship would end, where the rules let a player see that before.
	Pose *Pose  `json:"pose,omitempty"`
	Path []Pose `json:"path,omitempty"`
	// Proof is the measurement on which the option rests, such as the range to a target.
	Proof  *Proof    `json:"proof,omitempty"`
	Meets  []Meeting `json:"meets,omitempty" doc:"What is in the way as things lie now."`
	Sights []Sight   `json:"sights,omitempty" doc:"The enemies that would be in its arcs there, or that a weapon can attack."`
	Aimed  []Sight   `json:"aimed,omitempty" doc:"The enemies in whose arcs, as they are now, it would be."`
	// Odds are those of the attack, for targets and for what can be spent on dice.
	Odds *Odds `json:"odds,omitempty"`
	// Dice are those of the attack once this is taken, where that is certain.
	Dice *DiceAfter `json:"dice,omitempty"`
}

// Odds are what is to be expected of an attack if an option is taken and both sides then play it
// best. The abilities of cards that they may use are left out unless it is said that they count.
type Odds struct {
	Attack  int       `json:"attack" doc:"Attack dice."`
	Defense int       `json:"defense" doc:"Defense dice."`
	Hit     float64   `json:"hit" doc:"The chance that the attack hits, from 0 to 1."`
	Destroy float64   `json:"destroy" doc:"The chance that the defender is destroyed."`
	Damage  float64   `json:"damage" doc:"The damage on average."`
	Crits   float64   `json:"crits" doc:"How much of it is critical."`
	Results []float64 `json:"results" doc:"The chance of each amount of damage, from none on."`
}

// Meeting is something in the way of a move or of a shot.
type Meeting struct {
	Kind   string `json:"kind" enum:"edge,ship,object"`
	Text   string `json:"text" doc:"In a few words."`
	Ship   *int   `json:"ship,omitempty"`
	Object string `json:"object,omitempty" doc:"Such as obstacle 2 or device 0."`
}

// Sight is a ship in an arc.
type Sight struct {
	Ship    int    `json:"ship"`
	Section string `json:"section,omitempty" doc:"Of a huge ship, where a weapon can attack it."`
	Range   int    `json:"range"`
	From    Point  `json:"from" doc:"The two ends of the line along which range is measured."`
	To      Point  `json:"to"`
	// Meets is what obstructs a shot at it, where a weapon is chosen, and Odds are those of the shot.
	Meets []Meeting `json:"meets,omitempty"`
	Odds  *Odds     `json:"odds,omitempty"`
}

// Dials are the dials that a player sets in a Planning phase.
type Dials struct {
	Ships []ShipDial `json:"ships" doc:"Empty while no dial is asked for."`
}

// ShipDial is what the dial of a ship can be set to.
type ShipDial struct {
	Ship    int      `json:"ship"`
	Options []Option `json:"options"`
}

// Refusal says why something is no option.
type Refusal struct {
	Text   string `json:"text" doc:"What is not possible."`
	Why    string `json:"why"`
	Icon   string `json:"icon,omitempty" doc:"As that of an option."`
	Clause string `json:"clause,omitempty"`
	Ship   *int   `json:"ship,omitempty" doc:"The ship that cannot be chosen, if it is one."`
	Proof  *Proof `json:"proof,omitempty"`
}

// Place is a question for a pose. The answer is "place WORD X Y HEADING".
type Place struct {
	Word     string   `json:"word" doc:"Empty where no place is left; the answer is pass."`
	Ship     *int     `json:"ship,omitempty"`
	Obstacle *int     `json:"obstacle,omitempty"`
	Width    float64  `json:"width,omitempty" doc:"Of a ship's base."`
	Length   float64  `json:"length,omitempty"`
	Outline  []Point  `json:"outline,omitempty" doc:"Of anything else."`
	Others   []string `json:"others,omitempty" doc:"What may be placed instead, by its word."`
	Line     []Pose   `json:"line,omitempty" doc:"The ends of the line along which a ship may be moved."`
	Zone     []Point  `json:"zone" doc:"The corners of where it may be, roughly; a try tells exactly."`
	Suggest  Pose     `json:"suggest" doc:"A legal place."`
}
