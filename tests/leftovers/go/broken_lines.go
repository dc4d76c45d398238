//= from nobody
package p

func f() {
	int total = 3 //! typed-declaration
}
//= from nobody
package p

func f() {
	while total > 3 { //! foreign-keyword
	}
}
//= from nobody
package p

func f() {
	++total //! prefix-count
}
//= from nobody
package p

func f(a int) bool {
	return a === 3 //! strict-equality
}
//= from nobody
package p

func f(a int) {
	b := a > 3 ? 1 : 2 //! conditional-expression
}
//= from nobody
package p

/*
int total = 3 //? typed-declaration
while total > 3 { //? foreign-keyword
++total //? prefix-count
return a === 3 //? strict-equality
b := a > 3 ? 1 : 2 //? conditional-expression
*/
func f() {}
