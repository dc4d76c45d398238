class Collection
  def update(bin, doc)
    value = Collect[*bin].
      (doc, fragment: doc)
    value
  end
end
