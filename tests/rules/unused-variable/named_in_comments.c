#include <X11/Xutil.h>

void show(Display *display, Window win, char **argv)
{
    XTextProperty name; //! unused-variable (information)
    XTextProperty icon; //! unused-variable (warning)
    XTextProperty class; //! unused-variable (warning)

    //  XSetWMName(display, win, &name);
    /* the icon comes with the next release (perhaps); */
    // class = name;
    XStoreName(display, win, argv[1]);
}

void hide(Display *display, Window win)
{
    XTextProperty name; //! unused-variable (warning)
    XUnmapWindow(display, win);
}
