<?php
while (($line = fgets(STDIN)) !== false) {
    echo strlen(trim($line)), "\n";
}
