<?php
$text = <<<HEAD
one
HEAD;

function f( { //! syntax-error (information)
    return 1;
}
