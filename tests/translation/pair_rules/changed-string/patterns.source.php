<?php
function slug($title) {
    return preg_replace('/[^a-z0-9]+/', '-', $title);
}

function plain($text) {
    return preg_replace('#<[^>/]*>#i', '', $text);
}

function words($text) {
    return preg_split('/\s+and\s+/', $text);
}

function paths($text) {
    return preg_match('/^\/api\/(\w+)$/', $text);
}
