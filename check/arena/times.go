package arena

import (
	"encoding/json"
	"math"
	"time"
)

// Times counts decisions by how long they took: by octaves of a microsecond in eighths, so that
// any percentile is right to a twelfth.
type Times [buckets]uint32

const (
	buckets = 200
	eighths = 8 // buckets of an octave
)

// add counts a decision.
func (t *Times) add(took time.Duration) {
	micros := max(float64(took)/float64(time.Microsecond), 1)
	t[min(int(eighths*math.Log2(micros)), buckets-1)]++
}

// plus adds the counts of others.
func (t *Times) plus(u *Times) {
	for i, n := range u {
		t[i] += n
	}
}

// percentile returns the time within which a share of the decisions was made, 0 if there was
// none.
func (t *Times) percentile(share float64) time.Duration {
	total := uint32(0)
	for _, n := range t {
		total += n
	}
	if total == 0 {
		return 0
	}
	left := int64(math.Ceil(share * float64(total)))
	for i, n := range t {
		if left -= int64(n); left <= 0 {
			return time.Duration(math.Exp2((float64(i)+0.5)/eighths) * float64(time.Microsecond))
		}
	}
	return 0
}

// MarshalJSON writes the counts from the first bucket to the last one that is not empty.
func (t Times) MarshalJSON() ([]byte, error) {
	n := len(t)
	for n > 0 && t[n-1] == 0 {
		n--
	}
	return json.Marshal(t[:n])
}
