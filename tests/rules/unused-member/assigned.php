<?php
class Box {
    private $kept; //! unused-member (information)
    private $spare; //! unused-member (warning)
    private $size;
    public function __construct($kept, $size) {
        $this->kept = $kept;
        $this->size = $size;
    }
    public function size() {
        return $this->size;
    }
}
