package bot

import "math"

// Mean is the mean of samples, and how far off it may be.
type Mean struct{ n, sum, squares float64 }

// Add adds a sample.
func (m *Mean) Add(x float64) {
	m.n++
	m.sum += x
	m.squares += x * x
}

// Value returns the mean, 0 without samples.
func (m *Mean) Value() float64 { return m.sum / max(m.n, 1) }

// Error returns the standard error of the mean: about two times in three the mean of very many samples
// is nearer than that. It is 0 for fewer than two samples, which do not show it.
func (m *Mean) Error() float64 {
	if m.n < 2 {
		return 0
	}
	mean := m.Value()
	return math.Sqrt(max(0, m.squares/m.n-mean*mean) / (m.n - 1))
}

// errorOf returns the standard error of what one of our sets is worth, 0 if playouts do not show it.
func (m *matrix) errorOf(k int) float64 {
	var off Mean
	for _, n := range m.off[k] {
		off.Add(n)
	}
	return off.heeded()
}

// errorApart returns the standard error of how much more one of our sets is worth than another, by playouts that met the same
// luck; 0 if none show it.
func (m *matrix) errorApart(k, other int) float64 {
	var apart Mean
	for n := range min(len(m.off[k]), len(m.off[other])) {
		apart.Add(m.off[k][n] - m.off[other][n])
	}
	return apart.heeded()
}

// heeded returns the standard error of what playouts move a cell by: the network's word counts for some of them.
func (m *Mean) heeded() float64 { return m.Error() * m.n / (m.n + trustInNetwork) }
