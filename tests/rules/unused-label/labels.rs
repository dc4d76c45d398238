fn find() {
    'outer: loop {
        'inner: loop { //! unused-label
            break 'outer;
        }
    }
}
