import { Page } from "pages";

interface Settings { page: Page }
type Mode = "light" | "dark";
declare function open(): Mode;
declare global {
  namespace Browser { interface Tab {} }
}
