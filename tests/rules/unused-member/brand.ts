class Reply {
  private __brand: any;
  private length: number = 3; //! unused-member
}
