// Package bot holds players that are programs, from ones that answer at random to ones that look
// ahead (Programs). A bot sees a view, never a state, and answers every kind of question. Bots of
// one seed and one match give the same answers to the same questions.
package bot

import (
	"koiogran/engine/game"
	"koiogran/play/view"
)

// Player is someone who answers for a seat.
type Player interface {
	// Answer returns a legal answer to q, which v's viewer is asked.
	Answer(v *view.View, q *game.Question) game.Choice
}
