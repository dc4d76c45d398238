#include <string>

int scan(const char* p)
{
    const char* q;
    const char* lost;  //! unused-variable
    for (;;) {
        /*!re2c
        re2c:define:YYCURSOR = p;
        re2c:define:YYMARKER = q;
        "a" { return 1; }
        * { return 0; }
        */
    }
}
