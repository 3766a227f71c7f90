package upgrades

import . "koiogran/card"

// turret are the turrets.
func turret() []Def { return []Def{ionGun("ioncannonturret")} }
