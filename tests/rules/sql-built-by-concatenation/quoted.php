<?php
function find($connection, $name, $table)
{
    $all = $connection->query('SELECT * FROM books WHERE name = ' . $connection->quote($name));
    $quotedTable = quoteTable($table);
    $more = $connection->query("INSERT INTO $quotedTable VALUES (1)");
    return $connection->query("SELECT * FROM books WHERE name = '$name'"); //! sql-built-by-concatenation
}
