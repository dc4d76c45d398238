class Mill {
    int grind(int grain, String mill) {  //! redundant-assignment: the argument `grain` is overwritten before it is read
        grain = 3;
        return grain + mill.length();
    }

    int sieve(int flour, boolean fine) {
        if (fine) {
            flour = 2;
        }
        return flour;
    }

    int bake(int loaves) {
        loaves++;
        return loaves;
    }

    String weigh(Object sack) {
        int turns = 0;  //! redundant-assignment
        for (turns = 1; turns < 9; turns++) {
            bake(turns);
        }
        String label = switch (turns) {  //! redundant-assignment: `label` is only used by the next statement
            case 1 -> "one";
            default -> "many";
        };
        return (label);
    }
}
