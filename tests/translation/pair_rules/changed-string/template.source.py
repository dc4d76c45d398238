class Cache:
    def __str__(self):
        return f"LRUCache({self.size}/{self.capacity})"
