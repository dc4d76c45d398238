class Mill {
    private int stones = 1;  //! redundant-assignment (information): every constructor overwrites this initial value of `stones`
    private int wheels = 2;
    private String name = "mill";  //! redundant-assignment (information)
    private boolean open = false;
    private int grain = 3;
    private int flour = grain + 1;
    private volatile int turns = 0;
    private static int count = 0;
    int owner = -1;
    private Object miller = null;
    private int rooms = 4;
    private int doors = 5;

    Mill(int stones, String given) {
        this.stones = stones;
        name = java.util.Objects.requireNonNull(given);
        grain = stones;
        turns = 1;
        count = 2;
        announce();
        owner = 1;
        open = open || given.isEmpty();
        rooms = 5;
        doors = 6;
    }

    Mill(String given) {
        name = given;
        stones = 2;
        grain = flour;
        turns = 2;
        count = 3;
        if (given.isEmpty()) {
            wheels = 3;
            return;
        }
        rooms = 6;
        open = true;
        miller = new Object();
        owner = 2;
        doors = 7;
    }

    Mill() {
        this("mill");
        wheels = 4;
    }

    void announce() {
        System.out.println(owner);
    }
}

class Barn {
    private int doors = 1;
    private int hay = 2;

    {
        hay = doors;
    }

    Barn(int doors) {  //! redundant-assignment (information)
        doors = 3;  //! redundant-assignment
        hay = 4;
    }

    Barn build() {
        return new Barn(doors + hay);
    }
}

class Silo {
    private String label = Labels.EMPTY;  //! redundant-assignment (information)
    private java.util.List<String> rows = new ArrayList<>();  //! redundant-assignment (information)
    private Object owner = new Owner();
    private String kept = Labels.EMPTY;

    Silo(String label, java.util.List<String> rows, Object owner) {
        this.label = label;
        this.rows = rows;
        this.owner = owner;
        kept = kept + label;
    }

    String shown() {
        return label + rows + owner + kept;
    }
}
