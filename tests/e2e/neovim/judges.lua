-- Each judge of a translation is asked through its code action, and what the user is shown is written down.
local support = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, 'S').source:sub(2)), 'support.lua'))
local judges = { only = { 'source.judge.variorum' }, diagnostics = {} }

-- Everything that the server says, and the user's yes to whatever it asks.
local said, offered = {}, {}
vim.lsp.handlers['window/showMessage'] = function(_, message) table.insert(said, message.message) end
vim.ui.select = function(items, options, choose)
  if options.kind == 'codeaction' then
    vim.list_extend(offered, vim.tbl_map(function(one) return one.action.title end, items))
  end
  for index, item in ipairs(items) do
    local title = options.format_item and options.format_item(item) or item
    if title == 'Send' then return choose(item, index) end
  end
  choose(nil)
end

local function take(title)
  vim.lsp.buf.code_action({ context = judges, apply = true, filter = function(one) return one.title == title end })
end

local function is_said(words)
  return function()
    return vim.iter(said):any(function(one) return one:find(words, 1, true) ~= nil end)
  end
end

support.play(function(outcome)
  support.open()
  vim.lsp.buf.code_action({ context = judges })
  support.wait_for('the list of judges', function() return #offered > 0 end)

  take('Score this translation')
  support.wait_for('the score', is_said('(offline estimate)'))
  take('Score with the model judge')
  support.wait_for("the model's score", is_said('(asked-model)'))
  take('Compare with another translation')
  support.wait_for('the comparison', is_said('shop2.py'))

  local translation = vim.api.nvim_get_current_buf()
  for title, ending in pairs({ ['Show what the judge would be sent'] = 'request.md', ['Rate this translation yourself'] = 'rating.md' }) do
    vim.api.nvim_set_current_buf(translation)
    take(title)
    support.wait_for(ending, function() return vim.endswith(vim.api.nvim_buf_get_name(0), ending) end)
  end
  outcome.offered, outcome.said = offered, said
end)
