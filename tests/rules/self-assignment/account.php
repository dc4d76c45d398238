<?php
function rename_account($account, $name)
{
    $name = $name; //! self-assignment
    $account->name = $account->name; //! self-assignment
    $account->name = $name;
    return $name;
}
