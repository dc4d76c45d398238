package queue

import (
	"example.com/contrib/recipes" //! unused-import (information): `recipes` is imported but never used
	"strings"                     //! unused-import (warning): `strings` is imported but never used
	"toolbox/ui/metrics_proto"    //! unused-import (information): `metrics_proto` is imported but never used
)

func New() *recipe.Queue {
	return recipe.NewQueue()
}
