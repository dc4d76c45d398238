<html><?= $title ?>
<p><?= $title; ?></p>
<?php foreach ($rows as $row): ?>
<li><?= $row ?></li>
<li><?= h($row) ?> <?= $row->name ?> <?= $count + 1; ?></li>
<?php endforeach; ?>
<?php
function total($rows) {
    $rows == 3; //! useless-expression
    return $rows;
}
function owner($row) {
    $user = make($row);
    '@phan-var User $user';
    'a note'; //! useless-expression
    return $user->name;
}
