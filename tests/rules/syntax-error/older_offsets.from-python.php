<?php
function first($rows) {
    return $rows['x']{0}; //! syntax-error (error): syntax error: PHP 8.0 removed offsets in braces, write `[...]`
}
