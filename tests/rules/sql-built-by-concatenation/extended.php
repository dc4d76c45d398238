<?php
$query = "SELECT * FROM users WHERE name = '";
$query .= $_GET['name']; //! sql-built-by-concatenation
$query .= "'";

function find($connection, $name, $age)
{
    $query = "SELECT * FROM users WHERE name = '";
    $query .= $name; //! sql-built-by-concatenation
    $query .= "'";
    $connection->query($query);
    $other = "SELECT * FROM users WHERE 1 = 1";
    if ($age) {
        $other .= " AND age = $age"; //! sql-built-by-concatenation
    }
    $other = $other . " AND name = '" . $name . "'"; //! sql-built-by-concatenation
    $connection->query($other);
    $safe = "SELECT * FROM users";
    $safe .= " WHERE name = ?";
    $safe .= " LIMIT " . intval($age);
    $safe .= " AND city = " . $connection->quote($name);
    $text = "Selected: ";
    $text .= $name;
    DB::table('users')->whereRaw("name = '$name'")->get(); //! sql-built-by-concatenation
    DB::table('users')->whereRaw("name = ?", [$name])->get();
    return $connection->query($safe);
}
