declare module azure {
  module services {
    module blob {  //! unused-variable (information)
      module service {  //! unused-variable (information)
        export interface Result { size: number }
      }
    }
  }
  module http {
    interface Request { url: string }  //! unused-variable (information)
  }
}

export = azure;
