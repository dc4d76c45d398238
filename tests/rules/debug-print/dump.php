<?php

function area($width, $height)
{
    var_dump($width);  //! debug-print
    echo "Area:";
    return $width * $height;
}
