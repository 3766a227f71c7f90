package scenario_test

import (
	"os"
	"strings"
	"testing"

	"koiogran/check/scenario"
)

// reference returns the page that describes the format.
func reference(t *testing.T) string {
	t.Helper()
	page, err := os.ReadFile("../../docs/scenarios.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

func TestReference_ItsExamplesHold(t *testing.T) {
	examples := strings.Split(reference(t), "```yaml\n")[1:]
	if len(examples) != 3 {
		t.Errorf("%d examples, want those of second edition, of Flightpath and of a puzzle", len(examples))
	}
	for _, rest := range examples {
		example, _, _ := strings.Cut(rest, "```")
		if r := scenario.Run("docs/scenarios.md", []byte(example)); !r.Passed() {
			t.Errorf("%v %+v\n%s", r.Err, r.Results, example)
		}
	}
}

// The keys are taken from the message that lists them.
func TestReference_NamesEveryKey(t *testing.T) {
	page := reference(t)
	for _, text := range []string{
		"no-such-key: 1\n",
		"ships: [{no-such-key: 1}]\n",
		"obstacles: [{no-such-key: 1}]\n",
		"devices: [{no-such-key: 1}]\n",
		"options: {no-such-key: 1}\n",
		"start: {no-such-key: 1}\n",
		"script: [{no-such-key: 1}]\n",
		"then: {tie: {no-such-key: 1}}\n",
		"then: {attack: {no-such-key: 1}}\n",
		"never: [{no-such-key: 1}]\n",
	} {
		_, err := scenario.Parse("f.yaml", []byte(text))
		if err == nil {
			t.Fatalf("%q was read", text)
		}
		_, keys, found := strings.Cut(err.Error(), "expected one of ")
		if !found {
			t.Errorf("no list of keys in %q", err)
		}
		for key := range strings.SplitSeq(keys, ", ") {
			if !strings.Contains(page, "`"+key) && !strings.Contains(page, key+":") {
				t.Errorf("%q: the reference does not name the key %q", text, key)
			}
		}
	}
}
