int parse(int option, int *verbose) {
    switch (option) {
    case 'v':
        *verbose = 1;
        break;
        case_HELP_OPTION;
        case_VERSION_OPTION(NAME, AUTHORS);
    case 'q':
        return 2;
        *verbose = 0;  //! unreachable: this code can never be reached
    default:
        return 1;
    }
    return 0;
}
