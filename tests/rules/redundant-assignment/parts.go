package ledger

type Point struct{ x, y int }

type Shared struct {
	*Point
	name string
}

func lost() {
	var point Point
	point.x = 1 //! redundant-assignment: the value stored in this field of `point` is never read
	other := Point{x: 1}
	other.y = 2 //! redundant-assignment
	var cells [3]int
	cells[0] = 4 //! redundant-assignment
}

func (point Point) moved(other Point) {
	point.x = 1 //! redundant-assignment
	other.y = 2 //! redundant-assignment
}

func kept(point *Point, shared Shared, cells []int, unknown Elsewhere) Point {
	point.x = 1
	shared.x = 1
	cells[0] = 1
	unknown.x = 1
	var made Point
	made.x = 1
	return made
}

func (point Point) read() int {
	point.x = 1 //! redundant-assignment: the value stored in this field of `point` is never read
	return point.y
}

func (point Point) counted() {
	point.x++ //! redundant-assignment
}

func (point Point) late() {
	show(point.x)
	point.x = 1 //! redundant-assignment
	point.y = 2
	show(point.y)
	point.y += point.y //! redundant-assignment
}

func (point Point) called() {
	point.x = 1
	point.late()
}

func (point Point) in_rounds(rows []int) {
	for range rows {
		show(point.x)
		point.x = 1
	}
	keep(&point.y)
	point.x = 2
}

func (point Point) captured() func() int {
	show := func() int { return point.x }
	point.x = 1
	return show
}

func (point Point) whole() {
	show(point)
	point.x = 1
}

func named() (point Point) {
	point.x = 3
	return
}

func shown(cells []int, names map[int]string) {
	cells[len(cells)] = cells[len(cells)] //! redundant-assignment
	cells[next()] = cells[next()]
}
