<?php
class Lines
{
    use Reading;

    private $stream;
}
