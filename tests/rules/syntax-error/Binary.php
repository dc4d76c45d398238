<?php
function packed($data)
{
    return new Binary($data, Binary::TYPE);
}
