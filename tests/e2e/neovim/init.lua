-- The configuration that the README shows, with the server's command from the environment.
vim.lsp.config('variorum', {
  cmd = vim.json.decode(vim.env.VARIORUM_COMMAND),
  filetypes = { 'python', 'java' },
  root_markers = { 'variorum.toml', '.git' },
})
vim.lsp.enable('variorum')
vim.cmd('filetype on')
