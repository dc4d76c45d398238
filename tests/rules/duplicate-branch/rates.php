<?php
function rate($kind)
{
    if ($kind == 1) {
        draw();
    } elseif ($kind == 2) {
        write();
    } elseif ($kind == 1) { //! duplicate-branch
        show();
    }
    return $kind ? 1 : 2;
}
