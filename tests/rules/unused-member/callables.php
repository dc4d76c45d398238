<?php
class Converter
{
    public function all(): array
    {
        return [[self::class, 'plain'], [static::class, "quoted"], [Converter::class, 'named']];
    }

    private static function plain($value) { return $value; }
    private static function quoted($value) { return $value; }
    private static function named($value) { return $value; }
    private static function lost($value) { return $value; }  //! unused-member: `lost` is declared but never used
}
