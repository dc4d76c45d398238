/* eslint-disable no-unused-vars -- shared by every page */
const first = 1;
