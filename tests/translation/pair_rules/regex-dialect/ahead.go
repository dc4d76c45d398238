package lines

import "regexp"

func beforeColon(line string) []string {
	return regexp.MustCompile("[a-z]+(?=:)").FindAllString(line, -1) //! regex-dialect
}
