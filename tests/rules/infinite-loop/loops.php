<?php
function count_rows($rows)
{
    $i = 0;
    while ($i < 10) { //! infinite-loop
        show($rows[$i]);
    }
    $j = 0;
    while ($j < 10) {
        $j++;
    }
}
function texts_of($packet, $length)
{
    $offset = $packet->offset;
    $texts = [];
    while ($length > $offset) {
        $texts[] = Packet::label($packet, $offset);
    }
    return $texts;
}
