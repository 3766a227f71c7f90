package game_test

import (
	"reflect"
	"testing"

	"koiogran/engine/game"
)

// Every field of Options is the field of exactly one setting, which sets and reads it and no other.
func TestSettings_EveryFieldOfOptionsOnce(t *testing.T) {
	of := map[string]string{}
	for _, s := range game.Settings() {
		var o game.Options
		s.Set(&o, 1)
		if s.Of(&o) != 1 {
			t.Errorf("%s is %d; expected 1 after it was set", s.ID, s.Of(&o))
		}
		fields := reflect.ValueOf(o)
		for i := range fields.NumField() {
			if name := fields.Type().Field(i).Name; !fields.Field(i).IsZero() {
				if of[name] != "" {
					t.Errorf("%s and %s both set %s", of[name], s.ID, name)
				}
				of[name] = s.ID
			}
		}
		if s.Set(&o, 0); o != (game.Options{}) {
			t.Errorf("%s is still on after it was turned off", s.ID)
		}
	}
	fields := reflect.TypeFor[game.Options]()
	for i := range fields.NumField() {
		if name := fields.Field(i).Name; of[name] == "" {
			t.Errorf("no setting sets %s", name)
		}
	}
}

func TestSettings_HaveTextsAndNamesOfTheirOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range game.Settings() {
		flag := s.Flag
		if flag == "" {
			flag = s.ID
		}
		if seen[s.ID] || seen[flag] {
			t.Errorf("two settings are called %s", s.ID)
		}
		seen[s.ID], seen[flag] = true, true
		if s.Most == 0 || s.Agreed == "" || !s.OfMode && (s.Text == "" || s.Group == "") {
			t.Errorf("%s lacks a text, a group or its highest number", s.ID)
		}
	}
}
