package shelf

import "os"
import "fmt"
import "strings"

func show(sort Sorter) {
	fmt.Println(os.Args)
	sort.Strings(strings)
	fmt.Println(strings.ToUpper("x"))
}
