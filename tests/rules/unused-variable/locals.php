<?php

function total(array $prices, &$log)
{
    $sum = 0;
    $rounded = 0;  //! unused-variable: `$rounded` is assigned but never used
    foreach ($prices as $index => &$price) {
        $price = $price * 2;
        $sum += $price;
    }
    $log = "done";
    $note = "sum";
    static $calls = 0;
    $calls++;
    $tax = function ($value) use ($sum, &$log) {
        $log = "taxed";
        return $value + $sum;
    };
    return $tax("$note {$sum}");
}
