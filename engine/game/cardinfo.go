package game

// CardInfo is one card in play from the start.
type CardInfo struct {
	ID      string
	Name    string
	Slot    string // "pilot", "ship" or the upgrade slot
	Ship    ShipID
	Code    *Code
	Charges int8
	Back    int8   // charges recovered in the end phase
	Cost    int8   // printed squad point cost of an upgrade
	Values  Values // by how much it changes printed values of its ship
	Type    WeaponType
	Sides   uint8
	// Under says that it comes from outside of the match, and can lie facedown under another card of its ship.
	Under bool
	// Lent is one more than the ship whose pilot ability this is, 0 for a card of the ship's own; LentWhile
	// is when it works.
	Lent      uint8
	LentWhile LentWhile
	// Section is where the card lies, of a huge ship that has two ship cards.
	Section Section
	// Energy says that its charges are energy, which the ship allocates to it
	// (1e.energy.limit-of-whom).
	Energy bool
}

// Values are by how much an upgrade changes printed values of its ship as long as it is not discarded.
type Values struct {
	Hull, Shields, Initiative int8
	Primary                   int8 // the dice of its primary weapons
	Kept                      bool // it changes others, which a discard does not take back
}

// LentWhile is when a ship has the pilot ability of another.
type LentWhile uint8

// When that is.
const (
	LentInPlay    LentWhile = iota // as long as the other is in play
	LentDocked                     // as long as the other is docked with it
	LentDestroyed                  // once the other is destroyed
	LentMarked                     // as long as the ship's pilot has marked the other, though that is destroyed
)

// IsUpgrade reports whether it is an upgrade of its ship: neither its ship card nor its ship ability
// nor what it shares with another.
func (c *CardInfo) IsUpgrade() bool {
	return c.Slot != "pilot" && c.Slot != "ship" && c.Lent == 0
}
