<?php
function find($connection, $name)
{
    mysqli_query($connection, "SELECT * FROM books WHERE name = '$name'"); //! sql-built-by-concatenation
    mysqli_query($connection, "DELETE FROM books WHERE name = " . $name); //! sql-built-by-concatenation
    $statement = $connection->prepare("SELECT * FROM books WHERE name = ?");
    return "Selected $name";
}
