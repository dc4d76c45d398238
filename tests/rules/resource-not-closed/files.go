package files

import "os"

func load(path string, text []byte) *os.File {
	file, err := os.Open(path) //! resource-not-closed
	if err != nil {
		return nil
	}
	file.Read(text)
	closed, _ := os.Open(path)
	defer closed.Close()
	closed.Read(text)
	handed, _ := os.Open(path)
	return handed
}
