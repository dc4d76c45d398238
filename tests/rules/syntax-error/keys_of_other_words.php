<?php
$row = ["as" => "AS x"];
echo "row[as] $row[name]";
echo $row["as"; //! syntax-error (information)
