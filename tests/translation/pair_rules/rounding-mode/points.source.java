class Points {
    long points(double score) {
        return Math.round(score);
    }
}
