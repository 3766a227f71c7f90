package data_test

import (
	"bytes"
	"strings"
	"testing"

	"koiogran/engine/data"
)

func described(t *testing.T, query string) string {
	t.Helper()
	var out bytes.Buffer
	if err := data.Second().List(&out, query); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestDescribe_ShipShowsItsDial(t *testing.T) {
	for _, want := range []string{"T-65 X-wing\n", "3 tallon-right red", "hull 4", "lock white"} {
		if text := described(t, "t65xwing"); !strings.Contains(text, want) {
			t.Errorf("no %q in:\n%s", want, text)
		}
	}
}

func TestDescribe_UpgradeShowsWhoMayHaveIt(t *testing.T) {
	text := described(t, "energyshellcharges")
	for _, want := range []string{
		"calculate white action, separatistalliance", "attack 3 (front) at range 2-3", "missile",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in:\n%s", want, text)
		}
	}
}

func TestDescribe_VariableCostSaysByWhat(t *testing.T) {
	if text := described(t, "shieldupgrade"); !strings.Contains(text, "3/4/6/8 by agility") {
		t.Errorf("no price by agility in:\n%s", text)
	}
}

func TestDescribe_EveryCard(t *testing.T) {
	c := data.Second()
	for _, card := range c.Cards() {
		var out bytes.Buffer
		if err := c.Describe(&out, card); err != nil {
			t.Fatal(err)
		}
		text := out.String()
		if !strings.HasPrefix(text, card.Name+"\n") || !strings.Contains(text, " "+card.ID+"\n") {
			t.Errorf("%s %s is described as:\n%s", card.Kind, card.ID, text)
		}
		if strings.Contains(text, "%!") || strings.Contains(text, "0xc0") {
			t.Errorf("%s %s shows the program's insides:\n%s", card.Kind, card.ID, text)
		}
	}
}

func TestList_SeveralCardsAreALineEach(t *testing.T) {
	text := described(t, "wedge")
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != len(data.Second().Search("wedge")) {
		t.Errorf("%d lines:\n%s", len(lines), text)
	}
	for _, line := range lines {
		if !strings.Contains(line, "Wedge Antilles") {
			t.Errorf("line %q", line)
		}
	}
}

func TestAction_TextForms(t *testing.T) {
	for _, text := range []string{"reload", "focus white", "barrel-roll white > lock red"} {
		var a data.Action
		if err := a.UnmarshalText([]byte(text)); err != nil || a.String() != text {
			t.Errorf("%q read as %q: %v", text, a, err)
		}
	}
	for _, text := range []string{"", "dance white", "focus pink", "focus white > dance red"} {
		var a data.Action
		if err := a.UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%q read as %q, want an error", text, a)
		}
	}
}
