<?php
function send($socket, $text)
{
    return socket_send($socket, $text, $flags = 0); //! unused-variable (information)
}
