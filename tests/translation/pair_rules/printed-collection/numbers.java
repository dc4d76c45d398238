class Numbers {
    static void show(int[] numbers) {
        System.out.println(numbers); //! printed-collection: the original prints the elements, the translation prints its type and address
    }

    static void first(int[] numbers) {
        System.out.println(numbers[0]);
    }
}
