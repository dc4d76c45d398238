'use strict';

const Shelf = require('./shelf');

const internals = {};

const cache = {}; //! unused-variable (warning)

exports.open = () => Shelf.open();
