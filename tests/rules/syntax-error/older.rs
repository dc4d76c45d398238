fn first(lines: Lines) -> Result<String, Error> {
    let line = try!(lines.next());
    Ok(line)
}
