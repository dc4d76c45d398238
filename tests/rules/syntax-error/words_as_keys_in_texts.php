<?php
$row = ["as" => "AS x"];
echo "CREATE TYPE $row[as]";
echo "a <=> $row[default] b";
echo "
    WHEN " . $row["as"] . " THEN
    SET a = $row[default]
    AND b";
