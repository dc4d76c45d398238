declare const rows: any, at: number;

rows!; //! useless-expression
rows[at]!; //! useless-expression
rows.first!; //! useless-expression
rows as number; //! useless-expression
0 as number; //! useless-expression
rows.shift()!;
rows.shift() as number;
