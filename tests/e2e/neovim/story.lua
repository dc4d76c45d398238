-- A translation's findings, hover and lenses are shown, a quick fix is taken, and a command scores it.
local support = dofile(vim.fs.joinpath(vim.fs.dirname(debug.getinfo(1, 'S').source:sub(2)), 'support.lua'))

support.play(function(outcome)
  local client = support.open()
  outcome.diagnostics = vim.tbl_map(function(one) return { one.code, one.lnum + 1, one.message } end, vim.diagnostic.get(0))

  local document = vim.lsp.util.make_text_document_params(0)
  local place = vim.fn.search('def total')
  vim.api.nvim_win_set_cursor(0, { place, 5 })
  local hover = support.request(client, 'textDocument/hover', vim.lsp.util.make_position_params(0, client.offset_encoding))
  outcome.hover = hover and hover.contents.value

  local lenses = support.request(client, 'textDocument/codeLens', { textDocument = document })
  outcome.lenses = vim.tbl_map(function(one) return one.command and one.command.title end, lenses)

  vim.api.nvim_win_set_cursor(0, { 1, 7 })
  vim.lsp.buf.code_action({
    filter = function(action) return action.title:find('unused import') ~= nil end,
    apply = true,
  })
  support.wait_for('the fix', function() return vim.api.nvim_buf_get_lines(0, 0, 1, false)[1] ~= 'import os' end)
  support.wait_for('the finding to go', function()
    for _, one in ipairs(vim.diagnostic.get(0)) do
      if one.code == 'unused-import' then return false end
    end
    return true
  end)
  outcome.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n'

  local score = support.request(client, 'workspace/executeCommand', {
    command = 'variorum.scoreTranslation', arguments = { { uri = vim.uri_from_bufnr(0) } },
  })
  outcome.score = { s = score.s, judge = score.judge }
end)
