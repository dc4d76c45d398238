<?php
namespace Shop;

use Shop\Types\Type;
use Shop\Platform;
use Shop\Level;
use Shop\Lost; //! unused-import

/**
 * @extends Manager<Platform>
 * @phpstan-type Row array{level: value-of<Level::*>}
 */
class Books extends Manager
{
    /** @var array<int, Type|string> */
    private $rows = [];

    public function rows()
    {
        return $this->rows;
    }
}
