package game

// Spending is what an ability of the rules spends on dice. Every ship may use such an ability.
type Spending uint8

// The kinds of spending.
const (
	NoSpending Spending = iota
	LockOnDice
	FocusOnDice
	CalculateOnDice
	ForceOnDice
	EvadeOnDice   // an evade token that changes a result
	EvadeAsResult // an evade token that adds a result
	NumSpendings
)

// String returns the name of what is spent, empty for nothing.
func (s Spending) String() string {
	return [NumSpendings]string{"", "lock", "focus", "calculate", "force", "evade", "evade"}[s]
}
