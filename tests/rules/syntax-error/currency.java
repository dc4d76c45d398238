class Ticket {
    private Float €price;

    Float price() {
        return €price;
    }
}
