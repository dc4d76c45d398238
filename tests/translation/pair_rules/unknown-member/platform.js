const fs = require('fs');

const text = fs.readFileSync(0, 'utf8');
console.log(text.takeRest());  //! unknown-member: nothing in JavaScript's standard library or in this file has a method `takeRest`
