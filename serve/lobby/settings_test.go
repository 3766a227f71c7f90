package lobby

import (
	"reflect"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/rules"
)

// second is compiled once: it never changes.
var second = func() *rules.Compiled {
	c, ok := edition.ByID("second")
	if !ok {
		panic("no second edition")
	}
	return c
}()

// TestAgreed_NoOptionIsForgotten fails when an agreement of the table is added that no one learns of:
// it sets every field.
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
	if got := len(Agreed(second, &setup)); got != options.NumField()+1 {
		t.Errorf("%d agreements are sent, want %d", got, options.NumField()+1)
	}
}

// usual returns an agreement on the usual match of second edition.
func usual() *Agreement { return &Agreement{Edition: second, Mode: &Mode{}} }

func TestAgree_DefaultsAndWhatIsAskedFor(t *testing.T) {
	a := usual()
	err := agree(a, map[string]int{"strict-dials": 1, "dice-limit": 6})
	if err != nil || !a.Quick || !a.setup.Options.StrictDials || a.setup.Options.DiceLimit != 6 ||
		a.setup.Options.RoundLimit == 0 {
		t.Errorf("quick %v, %+v, %v", a.Quick, a.setup.Options, err)
	}
	if agree(usual(), map[string]int{"escalation": 4}) == nil {
		t.Error("a match is begun with what only records can have")
	}
	for _, setting := range []string{"range-bonus", "time-limit"} {
		if agree(usual(), map[string]int{setting: 1}) == nil {
			t.Errorf("second edition agrees on %s", setting)
		}
		if err := agree(usual(), map[string]int{setting: 0}); err != nil {
			t.Errorf("second edition leaves %s alone: %v", setting, err)
		}
	}
}

// The sides of a play area are set in centimeters, one way or both (1e.setup.play-area-resize); an
// area that is too small is refused when the match is made.
func TestAgree_ThePlayArea(t *testing.T) {
	a := usual()
	if err := agree(a, map[string]int{"area-width": 120, "area-height": 91}); err != nil {
		t.Fatal(err)
	}
	if a.setup.Width != 1200 || a.setup.Height != 910 {
		t.Errorf("%d by %d mm", a.setup.Width, a.setup.Height)
	}
	texts := map[string]bool{}
	for _, s := range Agreed(second, &a.setup) {
		texts[s.Text] = true
	}
	if !texts["The play area is 120 cm wide."] || !texts["The play area is 91 cm high."] {
		t.Errorf("the agreements are %v", texts)
	}
	if agree(usual(), map[string]int{"area-width": 201}) == nil {
		t.Error("an area beyond what coordinates hold is allowed")
	}
}

func TestAgreed_TellsTheMissionOfARecord(t *testing.T) {
	first, _ := edition.ByID("first")
	list := Agreed(first, &rules.Setup{Mission: "holdout"})
	if len(list) != 1 || !strings.HasPrefix(list[0].Text, "Mission: holdout. Player 1 wins with") {
		t.Errorf("the agreements are %v", list)
	}
	if list := Agreed(first, &rules.Setup{}); len(list) != 0 {
		t.Errorf("without a mission: %v", list)
	}
}
