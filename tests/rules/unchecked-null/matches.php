<?php
function year($text, $document)
{
    $day = DateTime::createFromFormat('Y', $text)->format('d'); //! unchecked-null
    $name = simplexml_load_string($text)->name; //! unchecked-null
    $title = $document->getElementById('title')->textContent; //! unchecked-null
    $safe = $document->getElementById('title')?->textContent;
    $read = simplexml_load_string($text);
    $now = (new DateTime())->format('d');
    return [$day, $name, $title, $safe, $read ? $read->name : null, $now];
}
