//= from java
<?php
show("rows"->length($name)); //! method-on-string
show($rows->count()); //? method-on-string
System.exit(1); //! java-output
$system->exit(1); //? java-output
show($rows->isEmpty()); //! array-method
show($rows->empty()); //? array-method
show($rows->length); //! length-property
show($rows->size); //? length-property
//= from javascript
<?php
show(console.log); //! console-output
show($console); //? console-output
show(parseFloat($name)); //! javascript-function
show($shelf->parseFloat($name)); //? javascript-function
//= from python
<?php
show(len($name)); //! python-function
show($shelf->len($name)); //? python-function
