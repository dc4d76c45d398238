//= from java
package p

const MAX_ROWS = 3 //! capital-constant
const MaxRows = 3  //? capital-constant

type Main struct{} //! program-type
type Mains struct{} //? program-type

func (self Main) GetRows() int { return self.rows } //! self-receiver getter
func (main Main) GetAll() int { return all(main.rows) } //? self-receiver getter

func f(ready bool, other bool, rows []int) bool {
	g(rows); //! semicolon -> g(rows)
	g(rows); g(rows) //? semicolon
	if (ready) { //! parenthesised-condition -> if ready {
		panic("closed") //! panic-as-exception
	}
	if (ready) || other { //? parenthesised-condition
		close("panic") //? panic-as-exception
	}
	if ready == true { //! equals-boolean
		g(rows)
	}
	if ready == other { //? equals-boolean
		g(rows)
	}
	saved := rows[0] //! swap-with-temporary -> rows[0], rows[1] = rows[1], rows[0]
	rows[0] = rows[1]
	rows[1] = saved
	kept := rows[0] //? swap-with-temporary
	rows[0] = rows[1]
	rows[2] = kept
	h(errors.New(fmt.Sprintf("no %d", rows[0]))) //! formatted-error -> h(fmt.Errorf("no %d", rows[0]))
	h(errors.New("no")) //? formatted-error
	if ready { //! boolean-branches
		return true
	} else {
		return false
	}
}

func h(ready bool, other bool) bool {
	if ready { //? boolean-branches
		return true
	} else {
		return other
	}
}

func i(ready int) int {
	return (ready + 1) //! parenthesised-return -> return ready + 1
}

func j(ready int) int {
	return (ready + 1) * 2 //? parenthesised-return
}
//= from python
package p

func all_rows() {} //! snake-function
func allRows()  {} //? snake-function
//= from csharp
package p

type IShelf interface{} //! interface-prefix
type Ink interface{}    //? interface-prefix
