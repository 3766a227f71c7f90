package card

import "koiogran/engine/game"

// DealFaceupTo deals a ship a faceup damage card past its shields, after the present step. That is
// not suffering damage (1e.damage.deal-card-bypasses-shields, 1e.damage.deal-card-not-suffering).
func DealFaceupTo(x *game.Exec, id, by game.ShipID) {
	if !x.Ship(id).InPlay() {
		return
	}
	x.Call(DamageRole, id)
	*x.Damage() = game.Damage{Ship: id, Source: by, Crits: 1, Cards: true}
}

// SkipActionStep makes a ship skip its Perform Action step.
func SkipActionStep(x *game.Exec, id game.ShipID) { x.Ship(id).SkipAction = true }
