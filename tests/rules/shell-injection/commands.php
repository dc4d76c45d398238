<?php
function run($name)
{
    exec("ls " . $name); //! shell-injection
    $all = `ls $name`; //! shell-injection
    exec("ls");
    exec("ls " . escapeshellarg($name));
    return $all;
}
