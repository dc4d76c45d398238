<?php
function load($path)
{
    $file = fopen($path, 'r'); //! resource-not-closed: `$file` is never closed
    if (!$file) {
        return null;
    }
    $first = fgets($file);
    $closed = fopen($path, 'r');
    $first .= fgets($closed);
    fclose($closed);
    $handed = fopen($path, 'r');
    $first .= fgets($handed);
    keep($handed);
    return $first;
}

function connect($path)
{
    $file = fopen($path, 'r');
    return $file;
}
