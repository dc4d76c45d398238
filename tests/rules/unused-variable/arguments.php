<?php
function send($socket, $text)
{
    return socket_send($socket, $text, $flags = 0); //! unused-variable (information)
}

function register($period, $made)
{
    $period->add($first = make($made)); //! unused-variable (information)
    return $period->add(['made' => $last = $made]); //! unused-variable (information)
}
