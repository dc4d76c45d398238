class Questions {
    static int ask(int tries, int rate) { //! added-loop: the translation has loops in 1 place, the original in 0 places
        int answer = tries * rate + 7;
        while (answer > 40) {
            answer -= 3;
        }
        return answer;
    }
}
