<?php

function parse(string $text, &$rest)
{
    $rest = '';
    $size = 0;  //! redundant-assignment
    $size = strlen($text);
    foreach (str_split($text) as $letter) {
        $last = $letter;
    }
    $rest = $last;
    return $size;
}
