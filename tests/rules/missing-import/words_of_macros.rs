use crate::number;

fn create(f: &mut Scope) {
    def!(f, clamp(min, number = b"null", max = b"null"), clamp_fn);
    def!(f, length(list), |s| match s {
        Value::ArgList(args) => Ok(args.len()),
    });
}

fn lost() -> u8 {
    max(1, 2)  //! missing-import
}
