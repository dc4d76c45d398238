// The page that loads this script may define what it uses.
"use strict";

showNumber(PAGE_NUMBER);  //! undefined-name (information): `PAGE_NUMBER` is not defined

function showNumber(number) {
  document.title = number + titleOf(number);  //! undefined-name (information): `titleOf` is not defined
}
