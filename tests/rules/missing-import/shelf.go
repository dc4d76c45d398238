package shelf

import "os"

func show(sort Sorter) {
	fmt.Println(os.Args) //! missing-import: `fmt` is used without an import
	sort.Strings(strings)
	fmt.Println(strings.ToUpper("x")) //! missing-import
}
