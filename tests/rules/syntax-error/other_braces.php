<?php
function first($text) {
    $name = "$text{0}";
    return $text[0; //! syntax-error (information): syntax error: expected `]`
}
