<?php
class Walker
{
    protected $row;

    public function walk($rows, &$found)
    {
        foreach ($rows as &$row) {
            $row = trim($row);
        }
        $found =& $rows[0];
        return $found . $row;
    }
}
