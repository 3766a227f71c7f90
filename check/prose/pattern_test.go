package prose

import "testing"

func TestHabits_FindWhatTheyAreAbout(t *testing.T) {
	for text, want := range map[string]int{
		"it tells how many there are":                            1,
		"it tells one from another":                              1,
		"whoever answers may wait":                               1,
		"at most so many matches":                                1,
		"so many that it fails":                                  0,
		`json:"x" doc:"Of your seat."`:                           1,
		"its outline is that of a base":                          1,
		"the seed by which faults are picked":                    1,
		"it is no card":                                          1,
		"there is no card, and it is no longer needed":           0,
		"all but for the last":                                   1,
		"the name stands in the table":                           1,
		"it stands in for three, and lays the list out":          0,
		"it is 3, expected 4":                                    1,
		"it is 3; expected 4":                                    0,
		"nobody waits":                                           1,
		"After you attack you may spend 1 charge.":               1,
		"After you attack, you may spend 1 charge.":              0,
		"The server sends the match to each player as they join": 0,
	} {
		if got := habits("engine/edition/second/x.go", text, 1, false); len(got) != want {
			t.Errorf("%q has %v, want %d faults", text, got, want)
		}
	}
}

func TestHabits_InCommentsMostAreCounted(t *testing.T) {
	const source = "package p\n\n// f tells of x, which is no card.\nfunc f() string { return \"it tells it\" }\n"
	faults, err := OfGo("p.go", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	counted := map[string]bool{}
	for _, f := range faults {
		counted[f.String()] = f.Counted
	}
	want := map[string]bool{
		`3: "tells"; write ` + patterns[0].want: true,
		`3: "is no card"; write is not a`:       false,
		`4: "tells"; write ` + patterns[0].want: false,
	}
	for fault, counts := range want {
		if got, ok := counted[fault]; !ok || got != counts {
			t.Errorf("%s: found %t, counted %t, want %t", fault, ok, got, counts)
		}
	}
	if len(faults) != len(want) {
		t.Errorf("found %v", faults)
	}
}

func TestHabits_RiddlesInServeAreCounted(t *testing.T) {
	for name, want := range map[string]int{"serve/p.go": 1, "play/p.go": 0} {
		faults, err := OfGo(name, []byte("package p\n\nvar frost int\n"))
		if err != nil {
			t.Fatal(err)
		}
		if len(faults) != want {
			t.Errorf("%s: %v, want %d faults", name, faults, want)
		}
	}
}
