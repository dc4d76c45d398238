int parse(int option, int *verbose) {
    switch (option) {
    case 'v':
        *verbose = 1;
        break;
        case_HELP_OPTION;
        case_VERSION_OPTION(NAME, AUTHORS);
    case 'q':
        return 2;
        *verbose = 0;  //! unreachable: unreachable code
    default:
        return 1;
    }
    return 0;
}
const char *name_of(int code) {
#define NAME(code) case code: return #code
    switch (code) {
        NAME(RED);
        case GREEN: return "green";
        NAME(BLUE);
    }
    return "";
#undef NAME
}
int switched_off(int x) {
    return x;
#ifdef LATER
#endif
}
