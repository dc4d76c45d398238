<?php

function area($width, $height)
{
    $result = $width * $height;  //! redundant-variable
    return $result;
}
