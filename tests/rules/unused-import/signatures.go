package fetch

import (
	"hash"
	"net/url"
	"net/rand" //! unused-import
)

type client struct{}

// The type of a parameter is the package's, whatever the parameter is called.
func post(url string, values url.Values) string {
	return url + values.Encode()
}

func (c *client) sum(hash hash.Hash) []byte {
	return hash.Sum(nil)
}

func seed(rand int) int {
	return rand
}
