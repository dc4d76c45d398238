export const Toast = (props: string) => {
  props; // no-op //! useless-expression (information)
};

export const Bread = (props: string) => {
  props; //! useless-expression (warning)
};
