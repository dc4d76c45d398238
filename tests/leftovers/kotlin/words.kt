//= from java
fun show() {
    show(Character) //! java-type
}
//= from java
fun show(shelf: Shelf) {
    show(shelf.Character) //? java-type
}
//= from java
fun show() {
    show(new) //! new-keyword
}
//= from java
fun show(shelf: Shelf) {
    show(shelf.new) //? new-keyword
}
//= from python
fun show() {
    show(len) //! python-name
}
//= from python
fun show(shelf: Shelf) {
    show(shelf.len) //? python-name
}
//= from go
fun show() {
    show(nil) //! foreign-null -> show(null)
}
//= from go
fun show(shelf: Shelf) {
    show(shelf.nil) //? foreign-null
}
//= from javascript
fun show() {
    show(parseInt) //! javascript-name
}
//= from javascript
fun show(shelf: Shelf) {
    show(shelf.parseInt) //? javascript-name
}
