fn places(mut index: usize, target: &mut u32, mut shelf: Shelf) {
    index = index; //! redundant-assignment
    *target = *target; //! redundant-assignment
    shelf.rows[index + 1] = shelf.rows[index + 1]; //! redundant-assignment
    shelf.rows[index + 1] = shelf.rows[index + 2];
    shelf.size = (shelf.size); //! redundant-assignment
    shelf.rows[next()] = shelf.rows[next()];
    *target = target.wrapping_add(1);
}
