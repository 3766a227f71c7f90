package pilots

import . "koiogran/engine/card"

// tiedefender are the pilots of the TIE defender.
func tiedefender() []Def { return []Def{maarekStele("maarekstele-tiedefender")} }
