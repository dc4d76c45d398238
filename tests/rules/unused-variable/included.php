<?php
require_once 'settings.php';

function render($page)
{
    $title = $page->title();
    include 'templates/' . $page->name() . '.php';
}

function fragment($page)
{
    $title = $page->title();
    return require 'fragment.php';
}

function captured($page)
{
    $title = $page->title();
    ob_start();
    if (!(@include_once 'captured.php')) {
        return '';
    }
    $text = require_once 'text.php';
    return $text . ob_get_clean();
}

function plain($page)
{
    $title = 'plain'; //! unused-variable
    return $page;
}
