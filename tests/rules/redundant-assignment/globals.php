<?php
function merge($rows)
{
    $_REQUEST = array_merge($rows, $_GET);
    $_SESSION['rows'] = $rows;
}
