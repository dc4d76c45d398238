function rate(kind, rows) {
  switch (kind) {
    case 1:
      rows.push(1);
      rows.sort();
      break;
    case 2:
      rows.push(1); //! duplicate-branch: branch is identical to an earlier one
      rows.sort();
      break;
    case 1: //! duplicate-branch: `case 1` is tested twice: this branch never runs
      return 2;
    case 3:
    case 4:
      return 3;
    case 5:
      return 3;
    default:
      rows.push(2);
  }
  const name = rows ? kind : kind; //! duplicate-branch
  if (rows && kind) return 1;
  else if (rows || kind) return 2;
  return rows ? name : kind;
}
