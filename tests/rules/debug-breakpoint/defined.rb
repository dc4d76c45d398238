module Kernel
  def byebug
    attach
  end

  alias debugger byebug

  def stop(value)
    byebug if value.nil? #! debug-breakpoint
    values.each { |one| debugger } #! debug-breakpoint
    value || byebug #! debug-breakpoint
    byebug #! debug-breakpoint
    case value
    when 1 then byebug #! debug-breakpoint
    else
      debugger #! debug-breakpoint
    end
  end

  def opens(debugger)
    debugger.open
  end
end
undef byebug
