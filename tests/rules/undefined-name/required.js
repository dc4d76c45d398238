const path = require("path");

console.log(path.join(folder, "a"));  //! undefined-name (error): nothing defines `folder`

function listen(handler) {
  attachEvent("onclick", handler);
}
