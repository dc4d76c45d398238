impl Grid {
    fn find(&self, mark: char) -> Result<usize, String> {
        self.rows.iter().position(|row| row.contains(&mark)).ok_or("none".to_string())
    }

    fn twice(&self, mark: char) -> Result<usize, String> {
        Ok(self.find(mark)? * 2)
    }
}
