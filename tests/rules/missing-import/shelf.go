package shelf

import "os"

func show(sort Sorter) {
	fmt.Println(os.Args) //! missing-import: `fmt` is used and not imported
	sort.Strings(strings)
	fmt.Println(strings.ToUpper("x")) //! missing-import
}
