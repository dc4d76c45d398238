// eslint-disable-next-line no-unused-vars
const first = 1;
const second = 2; // eslint-disable-line
const third = 3; // eslint-disable-line no-undef //! unused-variable
// eslint-disable-next-line no-undef, no-unused-vars -- kept for the console
const fourth = 4;
