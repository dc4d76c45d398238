import { Button } from "./button";
import { Table } from "./table";
import { Icon } from "./icon";  //! unused-import: `Icon` is imported but never used

export const view = (rows: string[]) => (
  <div className="icon">
    <Table.Body rows={rows} />
    <Button<string> label="Icon" />
  </div>
);
