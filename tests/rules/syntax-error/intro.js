(function (factory) {  //! syntax-error (information)
  "use strict";
  module.exports = factory;
