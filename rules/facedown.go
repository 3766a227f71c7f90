package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// DealtFacedown is what happens in place of dealing a faceup damage card: it is dealt facedown. At
// most one such effect applies to one card (2e.timing.replacement.one-only).
func DealtFacedown() card.Op {
	dealing := func(x *game.Exec) *game.Frame {
		for i := int(x.S.Depth) - 1; i >= 0; i-- {
			f := &x.S.Frames[i]
			if f.Proc == x.G.Roles[card.DamageRole] {
				return f
			}
		}
		return nil
	}
	can := func(x *game.Exec) bool { f := dealing(x); return f != nil && f.R[dealDraw] == 1 }
	return card.RunIf("deal the card facedown instead", can, func(x *game.Exec) {
		f := dealing(x)
		f.R[dealDraw] = 0
		DealFacedown(x, f.Self)
	})
}
