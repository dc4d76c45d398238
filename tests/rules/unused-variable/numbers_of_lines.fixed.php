<?php
function place() {
    $x = 1;
    return __LINE__;
}
