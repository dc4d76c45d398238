<?php
$text = <<<HEAD
one
HEAD;

function f( { //! syntax-error (error)
    return 1;
}
