package upgrades

import . "koiogran/card"

// missile are the missiles.
func missile() []Def { return []Def{ionOrdnance("ionmissiles")} }
