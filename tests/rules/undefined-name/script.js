// The page that loads this script may define what it uses.
"use strict";

showNumber(PAGE_NUMBER);  //! undefined-name (information): nothing defines `PAGE_NUMBER`

function showNumber(number) {
  document.title = number + titleOf(number);  //! undefined-name (information): nothing defines `titleOf`
}
