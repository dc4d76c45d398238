console.log(folder);  //! undefined-name (error): nothing defines `folder`

export default 1;
