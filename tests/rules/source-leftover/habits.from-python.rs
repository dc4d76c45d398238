fn show(rows: &[i32], place: i32, found: bool) -> i32 {
    let total = len(rows); //! source-leftover
    if found == True { //! source-leftover
        return (total); //! source-leftover
    }
    console.log(total); //! source-leftover
    rows[place as usize] //! source-leftover: `place as usize` converts at every access; an index of type `usize` needs no conversion
}
