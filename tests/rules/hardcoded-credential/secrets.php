<?php
$password = 'k9Zr4mQ1'; //! hardcoded-credential
$options = ['api_key' => 'a81f7c02d9']; //! hardcoded-credential
$token = getenv('TOKEN');
$label = ['password' => 'password'];
