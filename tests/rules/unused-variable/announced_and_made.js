/* global
  version: true,
  missing: false, //! unused-variable: `missing` is declared but never used
  ""
 */
(function () {
  var version = { full: "1" };
  window.shelf = version;
})();
