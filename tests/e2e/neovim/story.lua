-- Opens a translation as a person would and writes what the editor was shown, as JSON, to $VARIORUM_OUTCOME.
local outcome = {}
local patience = 30000

local function wait_for(what, condition)
  if not vim.wait(patience, condition, 20) then
    error('waited in vain for ' .. what)
  end
end

local function request(client, method, params)
  local answer = client:request_sync(method, params, patience, 0)
  assert(answer and not answer.err, vim.inspect(answer))
  return answer.result
end

local function story()
  vim.cmd.edit(vim.env.VARIORUM_FILE)
  wait_for('the client', function() return #vim.lsp.get_clients({ bufnr = 0, name = 'variorum' }) == 1 end)
  local client = vim.lsp.get_clients({ bufnr = 0, name = 'variorum' })[1]
  wait_for('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
  outcome.diagnostics = vim.tbl_map(function(one) return { one.code, one.lnum + 1, one.message } end, vim.diagnostic.get(0))

  local document = vim.lsp.util.make_text_document_params(0)
  local place = vim.fn.search('def total')
  vim.api.nvim_win_set_cursor(0, { place, 5 })
  local hover = request(client, 'textDocument/hover', vim.lsp.util.make_position_params(0, client.offset_encoding))
  outcome.hover = hover and hover.contents.value

  local lenses = request(client, 'textDocument/codeLens', { textDocument = document })
  outcome.lenses = vim.tbl_map(function(one) return one.command and one.command.title end, lenses)

  vim.api.nvim_win_set_cursor(0, { 1, 7 })
  vim.lsp.buf.code_action({
    filter = function(action) return action.title:find('unused import') ~= nil end,
    apply = true,
  })
  wait_for('the fix', function() return vim.api.nvim_buf_get_lines(0, 0, 1, false)[1] ~= 'import os' end)
  wait_for('the finding to go', function()
    for _, one in ipairs(vim.diagnostic.get(0)) do
      if one.code == 'unused-import' then return false end
    end
    return true
  end)
  outcome.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n'

  local score = request(client, 'workspace/executeCommand', {
    command = 'variorum.scoreTranslation', arguments = { { uri = vim.uri_from_bufnr(0) } },
  })
  outcome.score = { s = score.s, judge = score.judge }
end

local ok, failure = xpcall(story, debug.traceback)
if not ok then outcome.failure = failure end
vim.fn.writefile({ vim.json.encode(outcome) }, vim.env.VARIORUM_OUTCOME)
vim.cmd('qall!')
