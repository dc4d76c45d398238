<?php

class Greeter
{
    public function greet($name)
    {
        $text = "Hello " + $name;  //! source-leftover
        return "hello"->toUpperCase() . $text;  //! source-leftover
    }
}
