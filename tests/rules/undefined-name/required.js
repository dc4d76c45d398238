// What loads a module of this kind may define names for it.
const path = require("path");

console.log(path.join(folder, "a"));  //! undefined-name (information): `folder` is not defined

function listen(handler) {
  attachEvent("onclick", handler);
}
