package shop

import (
	"strings"
	"testing"
)

func TestTrim(t *testing.T) {
	strings.TrimSpace(" a ") //! useless-expression
}

func BenchmarkTrim(b *testing.B) {
	for i := 0; i < b.N; i++ {
		strings.TrimSpace(" a ")
	}
}
