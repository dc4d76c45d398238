var settings = { delay: 10 }; //! unused-variable (information): `settings` is assigned but never used

function toggle(node) { //! unused-variable (information): `toggle` is declared but never used
  var before = node.hidden; //! unused-variable (information): `before` is assigned but never used
  let count = 0; //! unused-variable: `count` is assigned but never used
  node.hidden = !node.hidden;
}
