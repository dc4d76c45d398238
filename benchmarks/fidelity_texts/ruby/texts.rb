def fixed_text(n = 3) = "n#{n}"
def reversed_text(n)
  s = n.to_s
  s.reverse + s.upcase.center(9, "*") + s.rjust(5, "0") + s.ljust(6) + "|"
end
def word_list
  words = "the quick brown fox  jumps over the lazy dog".split
  [words.map(&:length), words.uniq.size, words.group_by(&:size), words.max_by(&:length), words.sort_by { |w| [-w.size, w] }.first(3), words.each_with_index.map { |w, i| "#{i}#{w[0]}" }]
end
def strings(n)
  s = "Hello, World #{n}"
  [s.length, s.index("o"), s.rindex("o"), s.count("lo"), s.delete("l"), s.squeeze("l"), s.tr("a-y", "b-z"), s.sub("l", "L"), s.gsub("l", "L"), s.gsub(/[aeiou]/) { |m| m.upcase }, s.scan(/o/).size, s[0], s[-1], s[1..3], s[1...3], s[3, 4], s[99], s.swapcase, s.start_with?("He"), s.end_with?("x"), s.include?("World"), s.chars.first(3), s.bytes.sum, s.slice(0, 3), s =~ /W/]
end
def splits
  ["a,b,,".split(","), "a b  c".split(" "), "abc".split(""), "a1b2".split(/\d/), "k=v".partition("="), " x ".strip, "abc\n".chomp, "abc".chop, "abc".succ, "az".succ, "zz".next, "a9".succ]
end
def formats(n)
  x = n / 3.0
  [format("%05d|%.2f|%5s|%-5s|%x|%b|%+d|%e", n, x, "a", "b", n.abs, n.abs, n, x), "%d %s" % [n, "t"], "%.3f" % x, n.to_s(2), n.to_s.rjust(4, "0"), x.round(2), x.floor, x.ceil, x.to_i, 10.fdiv(4), 7.divmod(-2)]
end
def mutations(n)
  s = +"abc"
  s << "d" << n.to_s
  s.upcase!
  s.concat("z")
  t = s
  s += "!"
  s.insert(1, "--")
  [s, t, s.length]
end
def heredoc(n)
  text = <<~END
    one #{n}
      two
  END
  text.lines.map(&:chomp)
end
def conversions
  ["12abc".to_i, "abc".to_i, "3.7xyz".to_f, "0x1A".hex, "1010".to_i(2), "12".to_sym.to_s, 65.chr, "A".ord, [1, [2, [3, nil]]].flatten.compact, nil.to_a, nil.to_s, :a.to_s, "5" * 3, [0] * 3, [1, 2] * ","]
end
def caesar(n)
  "Hello, xyz".chars.map { |c| c =~ /[a-z]/ ? ((c.ord - 97 + n) % 26 + 97).chr : c }.join
end
def balanced
  ["([]{})", "([)]", "(((", ""].map do |text|
    stack = []
    pairs = { ")" => "(", "]" => "[", "}" => "{" }
    ok = true
    text.each_char do |c|
      if pairs.value?(c)
        stack.push(c)
      elsif pairs.key?(c)
        ok = false if stack.pop != pairs[c]
      end
    end
    ok && stack.empty?
  end
end
