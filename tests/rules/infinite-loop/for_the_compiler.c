#include <poll.h>

static void *watch(void *unused)
{
    struct pollfd one = {0, POLLIN, 0};
    while (1) {
        poll(&one, 1, -1);
    }
    /* never reached */
    return (unused);
}

static int serve(int count)
{
    struct pollfd one = {0, POLLIN, 0};
    while (1) { //! infinite-loop
        poll(&one, count, -1);
    }
    return count;
}

static int sum(int count)
{
    count++;
    while (1) { //! infinite-loop
        poll(0, 0, -1);
    }
    return count;
}
