console.log(folder);  //! undefined-name (error): `folder` is not defined
