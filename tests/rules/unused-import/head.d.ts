import * as Backbone from "backbone";  //! unused-import (information): `Backbone` is imported but never used

export as namespace shelf;
