package wire

import (
	"encoding/json"
	"math"
	"testing"
)

// sorts holds a value of each sort that messages have.
type sorts struct {
	Pose
	Text    string            `json:"text"`
	Left    string            `json:"left,omitempty"`
	None    []int             `json:"none"`
	Few     []int             `json:"few,omitempty"`
	Nowhere *Point            `json:"nowhere,omitempty"`
	Where   *Point            `json:"where"`
	Pair    *[2]string        `json:"pair,omitempty"`
	Raw     json.RawMessage   `json:"raw"`
	Names   map[string]Point  `json:"names"`
	Nothing map[string]string `json:"nothing,omitempty"`
	Truth   bool              `json:"truth,omitempty"`
	Seat    Seat              `json:"seat,omitempty"`
	Inner   Point             `json:"inner,omitempty"`
	Again   []sorts           `json:"again,omitempty"`
	Secret  string            `json:"-"`
	hidden  string
	Unnamed uint8
}

// same fails unless Append writes what encoding/json writes.
func same(t *testing.T, v any) {
	t.Helper()
	want, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Append([]byte("before "), v)
	if err != nil || string(got) != "before "+string(want) {
		t.Fatalf("got %s, %v\nwant before %s", got, err, want)
	}
}

func TestAppend_WritesWhatJSONWrites(t *testing.T) {
	same(t, nil)
	same(t, sorts{})
	one := sorts{
		Pose: Pose{Point{1.5, -2.25}, 90}, Text: "a <b> & \"c\"", Left: "é – \u2028 \xff", None: []int{},
		Few: []int{1, -2}, Where: &Point{}, Nowhere: &Point{X: 3}, Pair: &[2]string{"a", ""},
		Raw: json.RawMessage(`{"a": 1}`), Names: map[string]Point{"b": {}, "a": {Y: 1}},
		Truth: true, Seat: 2, Secret: "s", hidden: "h", Unnamed: 200,
	}
	one.Again = []sorts{{Text: "\\"}, {Text: "\t\x00\x7f"}}
	same(t, one)
	same(t, &one)
	same(t, []any{one, 1, "x"})
	same(t, (*sorts)(nil))
}

// An update whose events were written before is the same as one that is written at once.
func TestAppendUpdate_WritesWhatJSONWrites(t *testing.T) {
	u := Update{Events: []Event{{Kind: "noted", Text: "“Zeb” waits."}}, Changed: Changed{
		Table: Table{Round: 3}, Dice: &Dice{Secret: "a"}, Standing: Standing{Position: 9, Waiting: []Seat{1}},
	}}
	events, err := Append(nil, u.Events)
	if err != nil {
		t.Fatal(err)
	}
	want, err := json.Marshal(u)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := AppendUpdate([]byte("before "), events, &u.Changed); err != nil || string(got) != "before "+string(want) {
		t.Errorf("got %s, %v\nwant before %s", got, err, want)
	}
}

func TestAppend_RefusesWhatIsNoNumber(t *testing.T) {
	for _, f := range [...]float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		if out, err := Append([]byte("kept"), Point{X: f}); err == nil || string(out) != "kept" {
			t.Errorf("%v: got %s, %v", f, out, err)
		}
	}
}

func FuzzAppend(f *testing.F) {
	f.Add(0.1, "")
	f.Add(math.Copysign(0, -1), "ö")
	f.Add(-0.001, "\u2029")
	f.Add(0.0001, "&")
	f.Add(1e9+0.125, "\ufffd")
	f.Add(1e21, "\x1f")
	f.Add(914.4, "Fly straight 3.")
	f.Add(123456789.123, "\xc3")
	f.Fuzz(func(t *testing.T, x float64, text string) {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return
		}
		same(t, sorts{Pose: Pose{Point{x, math.Round(x*100) / 100}, math.Round(x*1000) / 1000}, Text: text})
	})
}
