class Fees {
    int fee(int amount, boolean member) {
        if (member) {
            return 0;
        }
        if (amount > 100) {
            return 3;
        } else {
            return 5;
        }
    }

    int largest(int first, int second) {
        if (first > second) {
            return first;
        }
        return second;
    }

    int grade(int points) {
        if (points > 90) {
            return 1;
        } else {
            return 2;
        }
    }

    int late(int days) {
        int points;
        if (days < 14) {
            points = 0;
        } else if (days < 60) {
            points = 150;
        } else {
            points = 400;
        }
        return points;
    }
}
