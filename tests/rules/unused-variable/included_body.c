/* The file that a function includes can use its variables. */
int open_into(const char *name) {
  unsigned int index;
  int result = 0;
#include "open_body.h"
  return result;
}

int open_alone(const char *name) {
  unsigned int index; //! unused-variable: `index` is declared but never used
  return 0;
}
