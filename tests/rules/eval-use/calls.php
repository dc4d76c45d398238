<?php
function run($text)
{
    eval($text); //! eval-use
    eval('return 1;');
    return evaluate($text);
}
