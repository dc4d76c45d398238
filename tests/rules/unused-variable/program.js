const fs = require("fs");

var settings = { delay: 10 }; //! unused-variable: `settings` is assigned but never used

fs.unlinkSync("old.txt");
