<?php
$row = ["as" => "AS x"];
echo "CREATE TYPE $row[as]";
echo "a <=> $row[default] b";
