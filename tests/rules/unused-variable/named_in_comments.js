const assert = require("assert");

describe("Equalizer", function () {
  var plugin; //! unused-variable (information)
  var spare; //! unused-variable (warning)

  // afterEach(function() {
  //   plugin.destroy();
  // });
  describe("constructor()", function () {});
});

run();
// validateOnly();

function run() {
  assert.ok(true);
}

function validateOnly() { //! unused-variable (information)
  assert.ok(1 === 1);
}

function neverNamed() { //! unused-variable (warning)
  assert.ok(2 === 2);
}

// See other.neverNamed();
