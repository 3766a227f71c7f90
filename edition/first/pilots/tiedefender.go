package pilots

import . "koiogran/card"

// tiedefender are the pilots of the TIE defender.
func tiedefender() []Def { return []Def{maarekStele("maarekstele-tiedefender")} }
