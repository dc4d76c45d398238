<?php
function load()
{
    try {
        read();
    } catch (Exception $problem) { //! swallowed-exception
    }
    try {
        read();
    } catch (IOException $problem) {
    }
    try {
        read();
    } catch (Exception $problem) {
        reset();
    }
}
