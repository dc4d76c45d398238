use crate::reader::buffered;
use crate::reader::is_blank;  //! unused-import (information)
use tokio_test::assert_ok;  //! unused-import (information)

fn read() {
    buffered!(input);
}
