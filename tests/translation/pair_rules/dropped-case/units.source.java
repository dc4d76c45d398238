class Units {
    int factor(String unit) {
        switch (unit) {
            case "kg":
                return 1000;
            case "t":
                return 1000000;
            default:
                return 1;
        }
    }

    int kept(int code) {
        switch (code) {
            case 4:
                return 1;
            case 5:
                return 2;
            default:
                return 3;
        }
    }
}
