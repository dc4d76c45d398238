#include "private.h"

int add(int a, int b)
{
    long ltmp;  //! unused-variable (information)
    return GSM_ADD(a, b);
}

int sub(int a, int b)
{
    long ltmp;  //! unused-variable (warning)
    ASSERT_EQ(a, b);
    return a - b;
}
