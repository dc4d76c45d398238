export class Account {
  private balance = 0;
  private owner: string;  //! unused-member: `owner` is declared but never used
  protected limit = 1;
  #secret = 2;  //! unused-member: `#secret` is declared but never used

  constructor(owner: string) {
    this.owner = owner;
  }

  private audit(): void {}  //! unused-member: `audit` is declared but never used

  deposit(amount: number): number {
    return this.balance + amount;
  }
}
