function ended(kind, ready) {
  switch (kind) {
    case 1:
      if (ready) {
        run();
        return; //! redundant-return
      }
      break;
    case 2:
      if (ready) {
        return;
      }
      run();
      break;
    default:
      run();
  }
}

function followed(kind) {
  switch (kind) {
    case 1:
      if (kind) {
        run();
        return;
      }
      break;
    default:
      run();
  }
  stop();
}

function looping(kinds) {
  for (const kind of kinds) {
    if (kind) {
      run();
      return;
    }
    break;
  }
}
