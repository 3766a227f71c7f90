package server

import (
	"reflect"
	"testing"

	"koiogran/rules"
)

// TestAgreed_NoOptionIsForgotten fails when an agreement of the table is added that nobody is told
// of: it sets every field.
func TestAgreed_NoOptionIsForgotten(t *testing.T) {
	setup := rules.Setup{Unimplemented: true}
	options := reflect.ValueOf(&setup.Options).Elem()
	for i := range options.NumField() {
		switch f := options.Field(i); f.Kind() {
		case reflect.Bool:
			f.SetBool(true)
		case reflect.Uint8:
			f.SetUint(9)
		default:
			t.Fatalf("option %s is a %s; teach this test to set it", options.Type().Field(i).Name,
				f.Kind())
		}
	}
	if got := len(agreed(&setup)); got != options.NumField()+1 {
		t.Errorf("%d agreements are told, want %d", got, options.NumField()+1)
	}
}

func TestAgree_DefaultsAndWhatIsAskedFor(t *testing.T) {
	var setup rules.Setup
	quick, err := agree(&setup, map[string]int{"strict-dials": 1, "dice-limit": 6})
	if err != nil || !quick || !setup.Options.StrictDials || setup.Options.DiceLimit != 6 ||
		setup.Options.RoundLimit == 0 {
		t.Errorf("quick %v, %+v, %v", quick, setup.Options, err)
	}
	if _, err := agree(&setup, map[string]int{"escalation": 4}); err == nil {
		t.Error("a match is begun with what only records can have")
	}
}

// The sides of a play area are set in centimetres, one way or both (1e.setup.play-area-resize); an
// area that is too small is refused when the match is made.
func TestAgree_ThePlayArea(t *testing.T) {
	var setup rules.Setup
	if _, err := agree(&setup, map[string]int{"area-width": 120, "area-height": 91}); err != nil {
		t.Fatal(err)
	}
	if setup.Width != 1200 || setup.Height != 910 {
		t.Errorf("%d by %d mm", setup.Width, setup.Height)
	}
	told := map[string]bool{}
	for _, s := range agreed(&setup) {
		told[s.Text] = true
	}
	if !told["The play area is 120 cm wide."] || !told["The play area is 91 cm high."] {
		t.Errorf("the agreements are %v", told)
	}
	if _, err := agree(&setup, map[string]int{"area-width": 201}); err == nil {
		t.Error("an area beyond what coordinates hold is allowed")
	}
}

func TestAgreed_TellsTheMissionOfARecord(t *testing.T) {
	list := agreed(&rules.Setup{Mission: "holdout"})
	if len(list) != 1 || list[0].Text != "The mission holdout is played." {
		t.Errorf("the agreements are %v", list)
	}
	if list := agreed(&rules.Setup{}); len(list) != 0 {
		t.Errorf("without a mission: %v", list)
	}
}
