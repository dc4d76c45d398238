# Makes sessions.  #! syntax-error (information): most of this file does not parse: it may not be Ruby
class <%= @scope %>SessionsController < Devise::SessionsController
  def new
    super
  end
end
