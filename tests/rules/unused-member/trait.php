<?php
trait Reading
{
    private $lines = [];

    private function open(): void
    {
    }
}
