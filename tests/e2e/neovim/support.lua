-- What the stories share: waiting for the editor, asking the server, and writing down what was shown.
local M = { patience = 30000 }

function M.wait_for(what, condition)
  if not vim.wait(M.patience, condition, 20) then
    error('waited in vain for ' .. what)
  end
end

function M.request(client, method, params)
  local answer = client:request_sync(method, params, M.patience, 0)
  assert(answer and not answer.err, vim.inspect(answer))
  return answer.result
end

-- Opens $VARIORUM_FILE as a person would; the client that serves it.
function M.open()
  vim.cmd.edit(vim.env.VARIORUM_FILE)
  M.wait_for('the client', function() return #vim.lsp.get_clients({ bufnr = 0, name = 'variorum' }) == 1 end)
  M.wait_for('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
  return vim.lsp.get_clients({ bufnr = 0, name = 'variorum' })[1]
end

-- Plays a story, which fills in what the editor was shown, and writes that as JSON to $VARIORUM_OUTCOME.
function M.play(story)
  local outcome = {}
  local ok, failure = xpcall(function() story(outcome) end, debug.traceback)
  if not ok then outcome.failure = failure end
  vim.fn.writefile({ vim.json.encode(outcome) }, vim.env.VARIORUM_OUTCOME)
  vim.cmd('qall!')
end

return M
