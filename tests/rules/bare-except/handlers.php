<?php
function load()
{
    try {
        read();
    } catch (\Throwable $problem) { //! bare-except
        reset();
    }
    try {
        read();
    } catch (IOException $problem) {
        reset();
    }
    try {
        read();
    } catch (\Throwable $problem) {
        throw $problem;
    }
}
