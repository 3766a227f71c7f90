package wire

// Question is what a seat is asked.
type Question struct {
	Number  int       `json:"number" doc:"The question number; send it back with the answer."`
	Text    string    `json:"text"`
	Parts   Parts     `json:"parts,omitempty" doc:"The parts of the text."`
	Kind    string    `json:"kind" enum:"pick,place" doc:"\"place\" asks for a pose, \"pick\" for one of the options."`
	About   string    `json:"about" doc:"The kind of decision: dial, place, turn, action, target, weapon, dice and so on."`
	Ship    *int      `json:"ship,omitempty" doc:"The ship that the question is about."`
	Section string    `json:"section,omitempty" doc:"For a huge ship: the section that performs the action."`
	Options []Option  `json:"options" doc:"All legal answers; not included for \"place\"."`
	Default string    `json:"default,omitempty" doc:"The default answer, used for an absent player."`
	Refused []Refusal `json:"refused,omitempty" doc:"Options you might expect that are unavailable, with reasons."`
	Place   *Place    `json:"place,omitempty"`
	// Face is there where the answer is how many dice of one face are rerolled.
	Threat *Threat `json:"threat,omitempty" doc:"For an action: what the enemies could do to the ship as it is, from where they are now."`
	Aim    *Aim    `json:"aim,omitempty" doc:"For an action: the best attack that the ship could make as it is, on enemies where they are now."`
	// Even is there where a player chooses which of several ships acts next.
	Even bool   `json:"even,omitempty" doc:"Whether the order makes no difference: no ship is in the way of another, or one at most has a target."`
	Face string `json:"face,omitempty" doc:"The dice face that the number of rerolls refers to."`
}

// Option is a legal answer.
type Option struct {
	Answer   string    `json:"answer" doc:"The answer to send."`
	Text     string    `json:"text"`
	Verb     string    `json:"verb"`
	Icon     string    `json:"icon,omitempty" doc:"Subject of the option, for a drawing: an action, attack, recover, repair or reroll."`
	Way      string    `json:"way,omitempty" doc:"How a device is placed with the template, where several ways use the same one."`
	Does     string    `json:"does,omitempty" doc:"The effect of the ability."`
	Spends   string    `json:"spends,omitempty" doc:"Spent on dice by a rule that every ship may use: lock, focus, calculate, force or evade."`
	Ship     *int      `json:"ship,omitempty"`
	Object   string    `json:"object,omitempty" doc:"Such as obstacle 2 or device 0."`
	Section  string    `json:"section,omitempty" doc:"For a huge ship: fore or aft."`
	Card     *int      `json:"card,omitempty" doc:"CardText.id of the chosen card."`
	Costs    string    `json:"costs,omitempty" doc:"The cost that its text does not name, such as 2 energy."`
	Maneuver *Maneuver `json:"maneuver,omitempty"`
	// Pose is where the asked ship would end, where the rules let a player see that before.
	Pose *Pose  `json:"pose,omitempty"`
	Path []Pose `json:"path,omitempty"`
	// Proof is the measurement on which the option rests, such as the range to a target.
	Proof  *Proof    `json:"proof,omitempty"`
	Meets  []Meeting `json:"meets,omitempty" doc:"Objects in the way, on the current board."`
	Mates  []int     `json:"mates,omitempty" doc:"For the leader of a wing: the wingmates that take their positions beside it there."`
	Sights []Sight   `json:"sights,omitempty" doc:"Enemies that would be in its arcs there, or that the weapon can attack."`
	Aimed  []Sight   `json:"aimed,omitempty" doc:"Enemies whose arcs, as they are now, it would be in."`
	// Exposed is in the dials of a seat alone, not in a question.
	Exposed []Exposure `json:"exposed,omitempty" doc:"For a maneuver: the enemies that could have the ship in an arc at its end, after their own maneuvers."`
	// Odds are the odds of the attack, for targets and for what can be spent on dice.
	Odds *Odds `json:"odds,omitempty"`
	// Dice are the attack's dice once this is taken, where that is certain.
	Dice   *DiceAfter `json:"dice,omitempty"`
	Threat *Threat    `json:"threat,omitempty" doc:"For an action: what the enemies could do to the ship after it, from where they are now."`
	Aim    *Aim       `json:"aim,omitempty" doc:"For an action: the best attack that the ship could make after it, on enemies where they are now."`
	// Free is there for weapons and for what can be spent on dice.
	Free bool `json:"free,omitempty" doc:"Whether it costs nothing, or only tokens that would be lost unused at the end of the round."`
	// Ends are all places to which further answers can take a ship, where that is certain.
	Ends []End `json:"ends,omitempty" doc:"For a barrel roll, a boost and so on: every place where the ship can end, with the answers that lead there."`
	// Links are all actions that can follow at once as the linked one.
	Links []Link `json:"links,omitempty" doc:"For an action: the linked actions that can follow it. After a move, those from its first place that does not fail."`

	links bool // it begins a linked action
}

// Odds are what is to be expected of an attack if an option is taken and both sides then play it
// best. The abilities of cards that they may use are left out unless it is said that they count.
type Odds struct {
	Attack  int       `json:"attack" doc:"The number of attack dice."`
	Defense int       `json:"defense" doc:"The number of defense dice."`
	Hit     float64   `json:"hit" doc:"The chance that the attack hits, from 0 to 1."`
	Destroy float64   `json:"destroy" doc:"The chance that the defender is destroyed."`
	Damage  float64   `json:"damage" doc:"The expected damage."`
	Crits   float64   `json:"crits" doc:"How much of the expected damage is critical."`
	Results []float64 `json:"results" doc:"The probability of each amount of damage, starting at 0."`
	// Prevents is known only where the odds count cards.
	Prevents string `json:"prevents,omitempty" doc:"The card that prevents all damage, if one does."`
	Back     *Back  `json:"back,omitempty" doc:"The outcome of the other side's counterattack. The defense dice are its dice."`
}

// Back is what is to be expected of the attack that meets another one, where an attack is countered.
type Back struct {
	Hit     float64 `json:"hit" doc:"The chance that it hits, from 0 to 1."`
	Destroy float64 `json:"destroy" doc:"The chance that it destroys the attacker."`
	Damage  float64 `json:"damage" doc:"The damage to the attacker to be expected."`
}

// Meeting is something in the way of a move or of a shot.
type Meeting struct {
	Kind   string `json:"kind" enum:"edge,ship,object,mate" doc:"For mate: what one of its wingmates meets beside it."`
	Text   string `json:"text" doc:"A short description."`
	Ship   *int   `json:"ship,omitempty"`
	Object string `json:"object,omitempty" doc:"Such as obstacle 2 or device 0."`
}

// Sight is a ship in an arc.
type Sight struct {
	Ship    int    `json:"ship"`
	Section string `json:"section,omitempty" doc:"For a huge ship: the section a weapon can attack."`
	Range   int    `json:"range"`
	From    Point  `json:"from" doc:"The endpoints of the line used to measure range."`
	To      Point  `json:"to"`
	// Meets is what obstructs an attack on it, where a weapon is chosen, and Odds are the odds of that attack.
	Meets []Meeting `json:"meets,omitempty"`
	Odds  *Odds     `json:"odds,omitempty"`
}

// Dials are the dials that a player sets in a Planning phase.
type Dials struct {
	Ships []ShipDial `json:"ships" doc:"Empty when no dial has to be set."`
	// Enemies are there for ships on the table.
	Enemies []Reach `json:"enemies,omitempty" doc:"Where the enemies can be after their maneuvers."`
}

// ShipDial is what the dial of a ship can be set to.
type ShipDial struct {
	Ship    int      `json:"ship"`
	Options []Option `json:"options"`
}

// Refusal says why something is not an option.
type Refusal struct {
	Text   string `json:"text" doc:"The unavailable option."`
	Why    string `json:"why"`
	Icon   string `json:"icon,omitempty" doc:"The icon, as for an option."`
	Clause string `json:"clause,omitempty"`
	Ship   *int   `json:"ship,omitempty" doc:"The ship that cannot be chosen, if any."`
	Proof  *Proof `json:"proof,omitempty"`
}

// Place is a question for a pose. The answer is "place WORD X Y HEADING".
type Place struct {
	Word     string   `json:"word" doc:"Empty if no place is left; the answer is then \"pass\"."`
	Ship     *int     `json:"ship,omitempty"`
	Obstacle *int     `json:"obstacle,omitempty"`
	Width    float64  `json:"width,omitempty" doc:"The size of a ship's base."`
	Length   float64  `json:"length,omitempty"`
	Outline  []Point  `json:"outline,omitempty" doc:"The outline of any other object."`
	Others   []string `json:"others,omitempty" doc:"The other pieces that may be placed instead, by name."`
	Line     []Pose   `json:"line,omitempty" doc:"The endpoints of the line that a ship may be moved along."`
	Zone     []Point  `json:"zone" doc:"The corners of the approximate legal area; use \"try\" for an exact check."`
	Suggest  Pose     `json:"suggest" doc:"One legal place."`
}
