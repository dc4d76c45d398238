const fs = require('fs');

const text = fs.readFileSync(0, 'utf8');
console.log(text.takeRest());  //! unknown-member: neither JavaScript's standard library nor this file has a method `takeRest`
