package span

import "math"

func clamped(value, low, high float64) float64 {
	return math.Min(high, math.Max(value, low))
}
