<?php
namespace Shop;

use Doctrine\ORM\Mapping as ORM;
use Doctrine\Annotations\NamedArgumentConstructor;
use stdClass;
use Shop\Page;
use Shop\Lost; //! unused-import

/** @NamedArgumentConstructor() */
class Book
{
    /** @ORM\Column(type="string") */
    private $title;

    /** @param stdClass $row */
    public function from($row)
    {
        /* @var $page Page */
        $page = first($row);
        return [$this->title, $page];
    }
}
