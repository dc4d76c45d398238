<?php
function price($code, $size)
{
    if ($size == $size) { //! always-true-condition
        return 1;
    }
    if ($code = 1) { //! always-true-condition
        return 2;
    }
    while (true) {
        if (next($code)) break;
    }
    return $code == $size ? 1 : 2;
}
