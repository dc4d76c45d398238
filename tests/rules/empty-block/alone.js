read: {} //! empty-block
switch (ready) {
  case 1: {} //! empty-block
  default:
}
const read = {};
