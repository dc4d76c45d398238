package main

import (
	_ "embed"
	"fmt"
	"math/rand" //! unused-import: `rand` is imported but never used
	. "strings"

	text "bytes" //! unused-import: `text` is imported but never used
	"example.com/books/v2"
	"example.com/go-shelves/v2"
	"gopkg.in/yaml.v3"
	"os"
)

import "sort" //! unused-import

func main() {
	fmt.Println(books.All(), os.Args)
}
