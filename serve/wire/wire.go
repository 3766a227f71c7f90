// Package wire holds the messages between the server and its clients: plain structs that turn
// into JSON, from which the schema of the protocol is generated. It turns views, questions and
// events into messages, and nothing else: what is not in a view cannot come into one.
//
// Lengths are in millimeters from the lower left corner of the play area, headings in degrees
// clockwise from up, as in records. Everything that is put to a person carries its sentence, so
// that a client needs no rules and no language of its own. Everything that can be answered
// carries the words in which a record writes the answer, and those words are the answer.
//
// docs/protocol.md says how the messages travel.
package wire

import (
	"koiogran/play/draw"
	"koiogran/play/text"
)

// Version is the version of the protocol, the first part of its paths. A field may be added
// within a version; none changes its meaning.
const Version = "v1"

// Point is a place on the table.
type Point struct {
	X float64 `json:"x" doc:"Millimeters from the left edge."`
	Y float64 `json:"y" doc:"Millimeters from the bottom edge."`
}

// Pose is a place and a heading.
type Pose struct {
	Point
	Heading float64 `json:"heading" doc:"Degrees clockwise from straight up."`
}

// Seat is who is at the table: 1, 2, or 0 for someone who watches. In a match of teams, 3 is the partner of
// 1 and 4 that of 2; players 1 and 2 are the captains of their sides.
type Seat int

// Match is what does not change while a match lasts.
type Match struct {
	ID       string     `json:"id"`
	Edition  string     `json:"edition" doc:"The edition's id, as in squad files."`
	Version  string     `json:"version" doc:"The version of the edition's rules and points."`
	Seat     Seat       `json:"seat" doc:"Your seat; 0 if you are watching."`
	Width    float64    `json:"width" doc:"The size of the play area in millimeters."`
	Height   float64    `json:"height"`
	Players  []Side     `json:"players" nullable:"false" doc:"The players by seat: two, or up to four in a team match. Player 1 is at the bottom edge."`
	Settings []Setting  `json:"settings" doc:"The match settings."`
	Mission  Parts      `json:"mission,omitempty" doc:"The parts of the setting that names the mission."`
	Ships    []ShipCard `json:"ships" doc:"The ships. All other indexes refer to this order."`
	// Obstacles and Bases give shapes once; tables give poses.
	Obstacles []ObstacleInfo     `json:"obstacles"`
	Drawings  map[string]Drawing `json:"drawings" doc:"Top-down drawings of ships, keyed by ShipCard.drawing."`
	Terms     Terms              `json:"terms" doc:"The edition's terminology."`
	Dice      Dice               `json:"dice"`
}

// Side is one player.
type Side struct {
	Squad  string `json:"squad" doc:"The name of the squad."`
	Points int    `json:"points"`
	Bot    string `json:"bot,omitempty" doc:"The bot in this seat, if any."`
	Name   string `json:"name,omitempty" doc:"The name of the player, the level of a bot, or the callsign of a player without a name; absent while no one has the seat."`
}

// Setting is something that the table has agreed on.
type Setting struct {
	Name   string `json:"name"`
	Text   string `json:"text"`
	Number int    `json:"number,omitempty" doc:"The number that was agreed on, of a setting that has one."`
}

// Range is a band of range.
type Range struct {
	Number int     `json:"number"`
	To     float64 `json:"to" doc:"The outer boundary in millimeters."`
}

// Dice is how the dice of a match are kept fair: the server commits to a secret before the first
// roll and shows it at the end.
type Dice struct {
	Commitment string `json:"commitment" doc:"The SHA-256 hash of the secret, in hex."`
	// Nonces are what both sides have added to the secret after they were shown the commitment. Where two
	// partners have added something, it is the captain's nonce, a + and the partner's.
	Nonces *[2]string `json:"nonces,omitempty"`
	Secret string     `json:"secret,omitempty" doc:"The secret in hex, once the match is over."`
}

// ShipCard is what is printed for one ship, with its upgrades.
type ShipCard struct {
	ID         int        `json:"id" doc:"Its index in the list, from 0."`
	Seat       Seat       `json:"seat"`
	Letter     string     `json:"letter" doc:"The letter that marks it on the board."`
	Name       string     `json:"name" doc:"A name that is unique in the match."`
	Word       string     `json:"word" doc:"Its name in records."`
	Type       string     `json:"type" doc:"The name of the ship type."`
	Size       string     `json:"size"`
	Drawing    string     `json:"drawing"`
	Width      float64    `json:"width" doc:"The size of its base in millimeters."`
	Length     float64    `json:"length"`
	Outline    []Point    `json:"outline,omitempty" doc:"For a remote (which is not a ship): its outline relative to its pose, facing up. It is listed among the devices while it has a pose."`
	Initiative int        `json:"initiative"`
	Agility    int        `json:"agility"`
	Hull       int        `json:"hull"`
	Shields    int        `json:"shields"`
	Force      int        `json:"force,omitempty"`
	Points     int        `json:"points"`
	Weapons    []Weapon   `json:"weapons"`
	Actions    []Action   `json:"actions"`
	Dial       []Maneuver `json:"dial"`
	Cards      []CardText `json:"cards" doc:"The pilot's cards come first, then the ship's, then upgrades."`
	Energy     int        `json:"energy,omitempty" doc:"How much energy its ship card can hold while no section is crippled."`
	// Sections are the sections of a huge ship, fore first. The ship's hull and shields are their sums.
	Sections []SectionCard `json:"sections,omitempty"`
	Wing     *WingCard     `json:"wing,omitempty" doc:"For a wingmate: the wing to which it belongs, also after it has split."`
}

// SectionCard is what is printed for a section of a huge ship.
type SectionCard struct {
	Name    string   `json:"name" enum:"fore,aft"`
	Hull    int      `json:"hull,omitempty" doc:"0 if both sections share the ship's value."`
	Shields int      `json:"shields,omitempty"`
	Actions []string `json:"actions,omitempty" doc:"The actions of this section, if the ship performs one per section."`
}

// Weapon is something to attack with.
type Weapon struct {
	Name  string `json:"name"`
	Arc   string `json:"arc"`
	Dice  int    `json:"dice"`
	Min   int    `json:"min" doc:"Minimum range."`
	Max   int    `json:"max" doc:"Maximum range."`
	Melee bool   `json:"melee,omitempty" doc:"Whether it attacks only at range 0 and melee range."`
	Moves bool   `json:"moves,omitempty" doc:"Whether it attacks in the arc that an indicator points to."`
	// Second is whether that indicator is the ship's second one: Ship.turret2.
	Second bool `json:"second,omitempty"`
	// Sectors are the outlines of its arc for each way that its indicator can point, around a
	// base at the origin that faces up: the two edges of the arc and how far they reach.
	Sectors []Sector `json:"sectors"`
	Section string   `json:"section,omitempty" doc:"For a huge ship: the section with the weapon."`
	Card    *int     `json:"card,omitempty" doc:"CardText.id, if the weapon is an upgrade."`
	Energy  int      `json:"energy,omitempty" doc:"How much of the energy on its card an attack costs."`
}

// Sector is an arc of a base that is at the origin and faces up: it lies clockwise between
// two rays.
type Sector struct {
	Name  string `json:"name" doc:"The arc, such as front."`
	From  Pose   `json:"from" doc:"Where the first ray starts, and its direction."`
	To    Pose   `json:"to" doc:"Where the last ray starts, and its direction."`
	Strip bool   `json:"strip,omitempty" doc:"Whether the rays are parallel, as in a bullseye arc."`
}

// Action is a line of an action bar.
type Action struct {
	Name       string `json:"name"`
	Difficulty string `json:"difficulty"`
	Linked     string `json:"linked,omitempty"`
	LinkedAs   string `json:"linkedAs,omitempty" doc:"The difficulty of the linked action."`
	While      string `json:"while,omitempty" doc:"The token the ship needs to perform it."`
}

// Maneuver is a speed, a bearing and a difficulty.
type Maneuver struct {
	Word       string `json:"word" doc:"Its name in records, such as 2,bank-left."`
	Text       string `json:"text" doc:"In words, such as blue 2 bank left."`
	Path       string `json:"path" doc:"In words without the difficulty, such as 2 bank left."`
	Speed      int    `json:"speed"`
	Bearing    string `json:"bearing"`
	Difficulty string `json:"difficulty"`
	Energy     int    `json:"energy,omitempty" doc:"How much energy a huge ship gains from it."`
}

// CardText is a card in play with a summary in the project's own words.
type CardText struct {
	ID      int    `json:"id" doc:"The card's id; tables refer to it."`
	Code    string `json:"code" doc:"The id used in squad files."`
	Name    string `json:"name"`
	Slot    string `json:"slot"`
	Kind    string `json:"kind,omitempty" doc:"Kind of an armament: beam, ballistic, explosive, melee, shield."`
	Does    string `json:"does,omitempty"`
	Charges int    `json:"charges,omitempty"`
	Section string `json:"section,omitempty" doc:"For a huge ship: the section where the upgrade is."`
	Energy  bool   `json:"energy,omitempty" doc:"Whether its charges are energy."`
}

// Drawing is a ship from above, nose up, in a box from -50 to 50 both ways, as SVG path data.
type Drawing struct {
	Hull   string `json:"hull"`
	Wing   string `json:"wing,omitempty" doc:"The right-hand template; mirror it for the left."`
	Detail string `json:"detail,omitempty"`
	Rises  []Rise `json:"rises,omitempty" doc:"The parts that do not lie flat in space."`
	Stands bool   `json:"stands,omitempty" doc:"It is on its legs."`
}

// Rise says how a part of a drawing is in space. Lengths are in the units of the drawing, angles in degrees.
type Rise struct {
	Of    string  `json:"of" enum:"hull,wing,detail"`
	Part  int     `json:"part" doc:"Index of the closed piece of that path, from 0."`
	Panel float64 `json:"panel,omitempty" doc:"How far it stands up and down."`
	Fin   float64 `json:"fin,omitempty" doc:"How far it stands up."`
	Tilt  float64 `json:"tilt,omitempty" doc:"How much it turns up about its inner edge."`
	Both  bool    `json:"both,omitempty" doc:"A second one turns down as far."`
	Ahead bool    `json:"ahead,omitempty" doc:"It stays level on what stands."`
}

// DrawingOf returns a drawing as the protocol carries it.
func DrawingOf(s draw.Silhouette) Drawing {
	d := Drawing{Hull: s.Hull, Wing: s.Wing, Detail: s.Detail, Stands: s.Stands}
	for _, r := range s.Rises {
		d.Rises = append(d.Rises, Rise(r))
	}
	return d
}

// ObstacleInfo is one obstacle of a match.
type ObstacleInfo struct {
	ID      int     `json:"id"`
	Word    string  `json:"word" doc:"Its name in records."`
	Name    string  `json:"name"`
	Kind    string  `json:"kind"`
	Outline []Point `json:"outline" doc:"Relative to its center, facing up."`
}

// Table is what everyone sees, or in an update what of it has changed: lists then hold only what
// is new, and the counters are always there.
type Table struct {
	Round      int          `json:"round"`
	Phase      string       `json:"phase"`
	Initiative int          `json:"initiative" doc:"The initiative (or pilot skill) that acts now."`
	First      Seat         `json:"first" doc:"The first player; 0 if not yet determined."`
	Edge       int          `json:"edge" doc:"Player 1's edge, in quarter turns clockwise from the bottom edge."`
	Ships      []Ship       `json:"ships,omitempty"`
	Obstacles  []Obstacle   `json:"obstacles,omitempty"`
	Devices    *[]Device    `json:"devices,omitempty" doc:"The whole list; absent if unchanged."`
	Markers    []Marker     `json:"markers,omitempty" doc:"The whole list; always present."`
	Attack     *AttackState `json:"attack,omitempty" doc:"The current attack; absent if none."`
	Active     *int         `json:"active,omitempty" doc:"The ship that is acting."`
	// Scored is present where points decide a match that ends by its limit.
	Scored []float64 `json:"scored,omitempty" doc:"Each side's score: that of its mission, or points, including half those of ships at half health or less; absent if the score does not decide."`
}

// Ship is what can change about a ship.
type Ship struct {
	ID          int          `json:"id"`
	Pose        *Pose        `json:"pose,omitempty" doc:"Absent if the ship is not on the table."`
	Away        string       `json:"away,omitempty" doc:"Why it is not on the table: destroyed, fled, in reserve."`
	Carrier     *int         `json:"carrier,omitempty" doc:"ShipCard.id of the ship with which it is docked."`
	Leader      *int         `json:"leader,omitempty" doc:"ShipCard.id of the leader in whose wing it flies now."`
	Initiative  int          `json:"initiative"`
	Shields     int          `json:"shields"`
	Hull        int          `json:"hull" doc:"Hull that is left."`
	MoreShields int          `json:"moreShields,omitempty" doc:"How much higher its shield value is than its card's."`
	MoreHull    int          `json:"moreHull,omitempty" doc:"How much higher its hull value is than its card's."`
	Force       int          `json:"force,omitempty"`
	Tokens      []Token      `json:"tokens,omitempty"`
	Locks       []Lock       `json:"locks,omitempty"`
	Damage      []DamageCard `json:"damage,omitempty"`
	Facedown    int          `json:"facedown,omitempty" doc:"Facedown damage cards, including any that someone has looked at."`
	Conditions  []CardText   `json:"conditions,omitempty"`
	Charges     []Charge     `json:"charges,omitempty"`
	Turret      string       `json:"turret,omitempty" doc:"The arc its indicator points to."`
	Turret2     string       `json:"turret2,omitempty" doc:"The arc its second indicator points to, which huge ships can have."`
	Dial        *DialState   `json:"dial,omitempty"`
	Marks       []string     `json:"marks,omitempty" doc:"Status, such as activated, engaged, touching A."`
	// Energy is present for huge ships. Their shields, hull and facedown cards include both sections.
	Energy   *Energy   `json:"energy,omitempty"`
	Sections []Section `json:"sections,omitempty" doc:"The sections of a huge ship, fore first."`
}

// Energy is the energy on the ship card of a huge ship.
type Energy struct {
	Now  int `json:"now"`
	Most int `json:"most" doc:"How many the card can hold now."`
}

// Section is what can change about a section of a huge ship. Where both share hull and shields, they
// stand at the ship alone.
type Section struct {
	Name       string `json:"name" enum:"fore,aft"`
	Hull       int    `json:"hull,omitempty" doc:"Hull that is left."`
	Shields    int    `json:"shields,omitempty"`
	Cards      int    `json:"cards,omitempty" doc:"Damage cards, faceup and facedown."`
	Crippled   bool   `json:"crippled,omitempty"`
	Reinforced int    `json:"reinforced,omitempty" doc:"Reinforce tokens there."`
}

// Token is a kind of token and how many.
type Token struct {
	Name  string `json:"name"`
	Color string `json:"color" doc:"green, orange, blue or red."`
	Count int    `json:"count"`
}

// Lock is a lock that a ship holds.
type Lock struct {
	Ship    *int   `json:"ship,omitempty" doc:"The locked ship, if it is a ship."`
	Section string `json:"section,omitempty" doc:"The locked section, if the ship is huge."`
	Text    string `json:"text"`
}

// DamageCard is a damage card whose title the viewer knows.
type DamageCard struct {
	Name    string `json:"name"`
	Does    string `json:"does,omitempty"`
	Faceup  bool   `json:"faceup"`
	Section string `json:"section,omitempty" doc:"For a huge ship: the section where it is."`
}

// Charge is what can change about a card.
type Charge struct {
	Card   int  `json:"card" doc:"CardText.id."`
	Active int  `json:"active"`
	Side   int  `json:"side,omitempty" doc:"1 if its other side is faceup."`
	Off    bool `json:"off,omitempty" doc:"Whether it is discarded or away."`
	Away   bool `json:"away,omitempty" doc:"Whether it is currently not with the ship: on another ship, or outside the match."`
	// Held are the kinds of tokens that lie on the card and not beside its ship.
	Held []string `json:"held,omitempty" doc:"The tokens on it, such as disarm."`
}

// DialState is the state of a dial. The maneuver of a facedown dial is there for its owner and
// the owner's partner only (1e.team.dials-shared).
type DialState struct {
	Set      bool      `json:"set"`
	Revealed bool      `json:"revealed,omitempty"`
	Maneuver *Maneuver `json:"maneuver,omitempty"`
}

// Obstacle is an obstacle on the table.
type Obstacle struct {
	ID    int   `json:"id"`
	Pose  *Pose `json:"pose,omitempty" doc:"Absent if it is not on the table."`
	Fuses int   `json:"fuses,omitempty" doc:"The number of fuse markers on it."`
}

// Device is a bomb, a mine or a remote on the table.
type Device struct {
	ID      int     `json:"id"`
	Name    string  `json:"name"`
	Seat    Seat    `json:"seat"`
	Pose    Pose    `json:"pose"`
	Fuses   int     `json:"fuses,omitempty" doc:"The number of fuse markers on it."`
	Ship    *int    `json:"ship,omitempty" doc:"For a remote: its ship index, used to attack or lock it."`
	Outline []Point `json:"outline" doc:"Relative to its center, facing up."`
}

// AttackState is an attack in progress.
type AttackState struct {
	Attacker   int      `json:"attacker"`
	Defender   int      `json:"defender"`
	Section    string   `json:"section,omitempty" doc:"For a huge defender: the section being attacked."`
	Weapon     string   `json:"weapon"`
	Range      int      `json:"range"`
	Obstructed bool     `json:"obstructed,omitempty" doc:"Whether the attack is obstructed."`
	Attack     []string `json:"attack" doc:"The attack dice results."`
	Defense    []string `json:"defense" doc:"The defense dice results."`
}

// Event is something that happened.
type Event struct {
	Kind    string `json:"kind"`
	Text    string `json:"text" doc:"A sentence: the parts, joined."`
	Parts   Parts  `json:"parts,omitempty" doc:"The parts of the sentence."`
	Clause  string `json:"clause,omitempty" doc:"The clause behind the event."`
	Ship    *int   `json:"ship,omitempty"`
	Other   *int   `json:"other,omitempty"`
	Section string `json:"section,omitempty" doc:"For a huge ship: the affected section."`
	Pose    *Pose  `json:"pose,omitempty" doc:"Where a ship or object ends up."`
	Short   bool   `json:"short,omitempty" doc:"The move was cut short."`
	// Path are poses on the way of a move, to the hundredth, for drawing it.
	Path  []Pose   `json:"path,omitempty"`
	Dice  []string `json:"dice,omitempty" doc:"The dice results."`
	Side  string   `json:"side,omitempty" doc:"The dice: attack or defense."`
	Proof *Proof   `json:"proof,omitempty"`
	Phase string   `json:"phase,omitempty" doc:"The phase that begins, if one does."`
	Round int      `json:"round,omitempty" doc:"The round that begins, if one does."`
	// Token is what a ship gains or loses, and how many of it.
	Token    *Token    `json:"token,omitempty"`
	Maneuver *Maneuver `json:"maneuver,omitempty" doc:"The maneuver that is revealed or executed."`
	Card     string    `json:"card,omitempty" doc:"The title of a damage card that is dealt or turned faceup."`
}

// Parts are the parts of a sentence. A client draws them; it never needs to read the text.
type Parts = text.Sentence

// Proof is a measurement that can be checked by eye.
type Proof struct {
	From     Point   `json:"from"`
	To       Point   `json:"to"`
	Distance float64 `json:"distance" doc:"Millimeters."`
	Margin   float64 `json:"margin" doc:"Millimeters to the nearest boundary."`
	Range    int     `json:"range"`
	Text     string  `json:"text"`
}
