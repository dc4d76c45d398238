fn signs(point: Point) {
    !ready(); //! useless-expression
    -number(); //! useless-expression
    (point.x); //! useless-expression
    let _kept = point.x; //! useless-expression
    let _next = point.next();
    *number();
}
