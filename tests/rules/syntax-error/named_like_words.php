<?php
define('SELF', 'a');
echo SELF;
echo PARENT;
