<?php

function merged(array $more): void
{
    $_REQUEST = array_merge($_REQUEST, $more);
    $all = array_merge($more, $more); //! redundant-assignment
    $all = [];
    report($all);
}
