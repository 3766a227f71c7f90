package lab

import "math"

// inPoints returns what a coefficient comes to in points, with its standard error: divided by that of a point.
func (f *fitted) inPoints(point int, columns ...int) (worth, width float64) {
	sum := 0.0
	for _, c := range columns {
		sum += f.beta[c]
	}
	l := f.beta[point]
	worth = sum / l
	// by the delta method: the derivatives are 1/λ for each coefficient, and -worth/λ for λ
	variance := worth * worth * f.cov.At(point, point)
	for _, c := range columns {
		variance -= 2 * worth * f.cov.At(c, point)
		for _, d := range columns {
			variance += f.cov.At(c, d)
		}
	}
	return worth, math.Sqrt(max(variance, 0)) / math.Abs(l)
}
