//= from java
<?php
class Shelf
{
    public function Shelf() { } //! class-named-constructor -> public function __construct() { }
    public function Shelves() { } //? class-named-constructor
    public function getRows() { return $this->rows; } //! getter
    public function getAll() { return $rows->all; } //? getter
    public function show($name, $count)
    {
        report("rows: " + $name); //! string-plus -> report("rows: " . $name);
        report($count + $name); //? string-plus
        $row = $this.last; //! this-with-dot -> $row = $this->last;
        report($name . 'rows'); //? this-with-dot
        if ($name == $count) { //! loose-equality -> if ($name === $count) {
            return array(); //! old-array -> return [];
        }
        if ($name === $count) { //? loose-equality
            return array(1); //? old-array
        }
        if ($name != $count) { //! loose-inequality -> if ($name !== $count) {
            throw new KeyError($name); //! foreign-exception
        }
        if ($name !== $count) { //? loose-inequality
            throw new Missing($name); //? foreign-exception
        }
    }
}
//= from python
<?php
class Shelf
{
    public function show($self, $name) //! self-parameter
    {
        return None; //! foreign-constant -> return null;
    }
    public function hide($name, $self) //? self-parameter
    {
        return NONE; //? foreign-constant
    }
    public function __len__() { } //! python-special-method
    public function __len() { } //? python-special-method
}
