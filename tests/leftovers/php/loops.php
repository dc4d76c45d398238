//= from java
<?php
for ($i = 0; $i < count($rows); $i++) { //! index-loop
    show($rows[$i]);
}
for ($i = 0; $i < $count; $i++) { //? index-loop
    show($rows[$i]);
}
