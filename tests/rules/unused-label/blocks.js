function setUp(device) {
  blocking: {  //! unused-label (information): nothing jumps to the label `blocking`
    device.write(1);
  }
  rows: for (const row of device.rows) {  //! unused-label (warning): nothing jumps to the label `rows`
    device.write(row);
  }
}

setUp({ rows: [] });
