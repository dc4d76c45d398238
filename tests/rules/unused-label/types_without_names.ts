{
  token: string;
  useClass: Constructor<any>;
}
start: run(); //! unused-label
