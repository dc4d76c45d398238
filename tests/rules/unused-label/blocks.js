function setUp(device) {
  blocking: {  //! unused-label (information): label `blocking` is never used
    device.write(1);
  }
  rows: for (const row of device.rows) {  //! unused-label (warning): label `rows` is never used
    device.write(row);
  }
}

setUp({ rows: [] });
