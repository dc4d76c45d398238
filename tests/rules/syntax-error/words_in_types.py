def fit(grid: Optional[Dict[str, list] or List[dict]] = None, rows: int = 1):
    return grid, rows
