import React, { useState } from "react";
import Button from "./button";
import * as Icons from "./icons";
import unused from "./unused"; //! unused-import

const Panel = ({ title, onClose, ...rest }) => {
  const [open, setOpen] = useState(false);
  const label = `x${title}`;
  return (
    <>
      <Button {...rest} onClick={() => setOpen(!open)}>{label}</Button>
      {/* The sign closes the panel. */}
      <Icons.Close onClick={onClose} />
      {open && <div className="a">text</div>}
    </>
  );
};

export default Panel;
