// Nothing here is handed on, and nothing says that it is about something elsewhere.
type Page = { next: Page };  //! unused-variable
interface Cover { title: string }  //! unused-variable
