//= from javascript
// Gives a @type {number} //! javascript-documentation-type
// Gives a @type number //? javascript-documentation-type
const x = 1;
