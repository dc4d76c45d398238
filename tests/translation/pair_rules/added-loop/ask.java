class Questions {
    static int ask(int tries, int rate) { //! added-loop: the translation repeats in 1 place here, the original in 0 places
        int answer = tries * rate + 7;
        while (answer > 40) {
            answer -= 3;
        }
        return answer;
    }
}
