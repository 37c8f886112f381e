// Starts `assay lsp` and connects the editor to it; everything else is done there.
const { workspace } = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

let client

exports.activate = async context => {
  const settings = workspace.getConfiguration('assay')
  const server = { command: settings.get('command'), args: ['lsp', '--timeout', String(settings.get('timeout'))] }
  client = new LanguageClient('assay', 'Assay', server, {
    documentSelector: [{ language: 'isabelle' }]
  })
  await client.start()
  context.subscriptions.push(client)
}

exports.deactivate = () => client && client.stop()
