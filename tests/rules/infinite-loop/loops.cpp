void count(const int *rows) {
    int i = 0;
    while (i < 10) { //! infinite-loop
        show(rows[i]);
    }
    int j = 0;
    while (j < 10) ++j;
    while (true) serve();
}
void wait(Context& context, int& outstanding) {
  while (outstanding > 0) {
    context.run_one();
  }
}
void wait_for_copy(Context& context, int outstanding) {
  while (outstanding > 0) { //! infinite-loop: infinite loop: nothing in it changes `(outstanding > 0)`
    context.run_one();
  }
}
