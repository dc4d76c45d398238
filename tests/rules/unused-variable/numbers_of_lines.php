<?php
function place() {
    $x = 1;  //! unused-variable
    return __LINE__;
}
