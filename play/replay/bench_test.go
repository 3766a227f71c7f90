package replay

import "testing"

func BenchmarkPlay(b *testing.B) {
	text, _ := recorded(b, patrol(), 1, 100_000)
	r := read(b, text)
	for b.Loop() {
		if err := Play(edition(), r, nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N*len(r.Lines))/b.Elapsed().Seconds(), "lines/s")
}
