class Sizes {
    int size(byte type) {
        switch (type) {
            case 1:
                return 8;
            case Type.WIDE:
                return 16;
            default:
                return 0;
        }
    }

    int steps(byte type) {
        switch (type) {
            case 71:
                return 6;
            case Type.WIDE:
                return 12;
            default:
                return 0;
        }
    }
}
