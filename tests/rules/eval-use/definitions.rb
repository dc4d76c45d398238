class Fields
  %w[name size].each do |field|
    class_eval("def #{field}; @#{field}; end", __FILE__, __LINE__)
  end

  def run(text)
    eval(text) #! eval-use
  end
end
