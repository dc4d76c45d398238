fn rate(kind: i32, shape: Shape) {
    match kind {
        1 => {
            draw();
            write();
        }
        2 => { //! duplicate-branch
            draw();
            write();
        }
        _ => {}
    }
    match shape {
        Shape::Circle(size) => {
            show(size);
            write();
        }
        Shape::Square(size) => {
            show(size);
            write();
        }
    }
    if kind == 1 {
        draw()
    } else {
        write()
    }
}
