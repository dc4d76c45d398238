<?php
assertInstanceOf(Integer::class, 3);
assertInstanceOf(3, Integer::class);
