package main

import (
	_ "embed"
	"fmt"
	. "strings"

	"example.com/books/v2"
	"example.com/go-shelves/v2"
	"gopkg.in/yaml.v3"
	"os"
)


func main() {
	fmt.Println(books.All(), os.Args)
}
