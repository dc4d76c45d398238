import { Page } from "pages";
import { Cover } from "covers";  //! unused-import
export import Reader = Library.Reader;
export as namespace Page;
