package squad

import "koiogran/engine/data"

// flightpathLaw returns the law of Flightpath squads: units of one faction, unique pilots once, one
// loadout for each unit.
func flightpathLaw() *law {
	return &law{
		edition:     Flightpath,
		costs:       "msg.component.unit-card.fields",
		shipCount:   "msg.squad.mode.builder",
		faction:     "msg.squad.single-faction",
		points:      "msg.squad.mode.builder",
		obstacles:   "msg.setup.obstacles.count",
		build:       "msg.squad.mode.quickplay",
		buildSum:    "msg.squad.mode.quickplay",
		limited:     "msg.squad.unique-pilot",
		acrossTypes: "msg.squad.unique-pilot",
		noSlot: func(*data.Upgrade, data.Slot, []place) string {
			return "msg.component.unit-card.fields"
		},
		restriction: func(data.Restriction, *data.Upgrade) string {
			return "msg.component.unit-card.fields"
		},
		cards: func(*checker) {},
		names: (*checker).oneLoadout,
	}
}

// oneLoadout wants a loadout on a unit, without which it is not a whole card.
func (k *checker) oneLoadout(s *ship) {
	if !s.equipped("loadout") {
		k.reject("msg.component.unit-card.fields", s.index, s.pilot.ID, "%s needs a loadout.",
			s.pilot.Name)
	}
}
