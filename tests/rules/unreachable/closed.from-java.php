<?php
die('This page is closed until the settings below are filled in.');

$name = "shelf"; //! unreachable (warning)
echo $name;
