<?php
    $src = <<<FILE_HEAD //! syntax-error (information)
p
/*
f
e
.
*
e
e
A
*
*/$a //! syntax-error (information)
FILE_HEAD;
