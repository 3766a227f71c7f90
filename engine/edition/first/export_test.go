package first

import "slices"

// CardsInWords are the cards that are defined in this package: conditions and damage cards.
var CardsInWords = slices.Concat(conditions(), damageDeck(), olderDeck(), hugeTitles())
