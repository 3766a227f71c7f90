package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// DealtFacedown is what happens in place of dealing a faceup damage card: it is dealt facedown. At
// most one such effect applies to one card (2e.timing.replacement.one-only).
func DealtFacedown() card.Op {
	can := func(x *game.Exec) bool { return dealingFaceup(x) != nil }
	return card.RunIf("deal the card facedown instead", can, func(x *game.Exec) {
		f := dealingFaceup(x)
		f.R[dealDraw] = 0
		DealFacedown(x, f.Self)
	})
}

// dealingFaceup returns the frame of the damage that is about to deal a faceup damage card, nil if
// there is none or another effect has replaced that.
func dealingFaceup(x *game.Exec) *game.Frame {
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		f := &x.S.Frames[i]
		if f.Proc == x.G.Roles[card.DamageRole] {
			if f.R[dealDraw] == 1 {
				return f
			}
			return nil
		}
	}
	return nil
}
