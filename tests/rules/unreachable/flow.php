<?php

function first(array $items)
{
    foreach ($items as $item) {
        return $item;
    }
    for ($i = 0; $i < 3; $i++) {
        continue;
    }
    throw new Exception('empty');
    echo 'never';  //! unreachable
}

function choose($kind)
{
    switch ($kind) {
        case 1:
            return 'one';
        default:
            exit(1);
    }
    return 'none';  //! unreachable
}
