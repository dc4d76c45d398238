<?php
function first($text, $c) {
    switch ($c & 3) {
        case ($c & 1) == 1:
            $sum = '';
            $sum .= pack('C*', ord($text{$c + 1}), //! syntax-error (information): syntax error: PHP 8.0 removed offsets in braces, write `[...]`
                         ord($text{$c + 2}));
            $c += 1;
            break;

        case ($c & 2) == 2:
            return $sum;
    }
    return $c ? 'true' : 'false';
}
