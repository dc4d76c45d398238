fn shown(rows: &[Row]) {
    for (_, row) in rows.iter().enumerate() { //! unused-variable: loop counter is never used
        row.show();
    }
    for (_place, row) in rows.iter().enumerate() { //! unused-variable
        row.show();
    }
    for (place, row) in rows.iter().enumerate() {
        row.show_at(place);
    }
    for (_place, row) in rows.iter().enumerate() {
        row.show_at(_place);
    }
    for (_, row) in pairs(rows) {
        row.show();
    }
    rows.iter().enumerate().for_each(|(_, row)| row.show()); //! unused-variable
    rows.iter().enumerate().for_each(|(place, row)| row.show_at(place));
}

fn widths(width: usize, places: usize) {
    let wide = width + 1;
    println!("{:wide$}", places);
    let exact = width + 2;
    println!("{:>.exact$}", places);
}
