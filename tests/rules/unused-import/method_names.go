package ledger

import (
	"rand" //! unused-import
	"sort"
)

type rows []string

func (r rows) sort() { sort.Strings(r) }

func (r rows) rand() {}
