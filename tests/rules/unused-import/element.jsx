import React from "react";
import Button from "./button";

export const page = () => <Button/>;
