class Locals
{
    int Add(bool ready)
    {
        int width;
        int area = width * 2; //! use-before-assignment
        int height;
        if (ready) height = 1; else height = 2;
        int read;
        Parse(out read);
        int first, second = first = 3;
        string text;
        do { text = Next(); } while (text != null);
        Point corner;
        corner.X = 1;
        return area + height + read + first + second + corner.X;
    }
}
class Letters {
    bool IsLast() {
        char letter;
        switch (letter = Next()) {
            case 'z': return letter != 'Z';
            default: return false;
        }
    }
}
