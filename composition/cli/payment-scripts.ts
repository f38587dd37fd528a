import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { openSafeFolder, writeProblem } from '../../adapters/site/safe-files/index.js'
import { paymentProviders } from '../server/payment-settings.js'
import { listPaymentScripts } from '../../adapters/site/pages/index.js'
import type { PaymentScript } from '../../adapters/site/pages/index.js'
import { createSiteFiles } from '../../adapters/site/files/index.js'
import { badInput, failed } from '../../core/shared/index.js'
import { findRuntimeFolder } from '../server/built-files.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { jsonText, plainText } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import type { OwnerFailure } from '../../core/shared/index.js'
import { readSavedScripts, scriptChanges } from '../../adapters/site/pages/saved-payment-scripts.js'

interface ScriptsOptions {
  readonly save?: string
  readonly accept?: boolean
  readonly json?: boolean
}

const lineOf = ({ page, source, integrity, why }: PaymentScript): string =>
  `${page}  ${source}  ${integrity ?? 'no integrity: its owner changes it'}  (${why})`

const scriptsOf = (folder: string): Promise<readonly PaymentScript[]> =>
  listPaymentScripts(
    createSiteFiles({ folder: resolve(folder) }),
    findRuntimeFolder(),
    paymentProviders.scriptHosts,
  )

/** The notice at a server's start if payment pages run other scripts than the inventory of `file` says. */
export async function paymentScriptNotice(folder: string, file: string): Promise<readonly string[]> {
  const command = `vitrine payments scripts ${folder} --save ${file}`
  if (!existsSync(file))
    return [`There is no inventory of payment scripts in ${file}: \`${command}\` writes it.`]
  const saved = readSavedScripts(file)
  if (saved === null) return [`${file} is no inventory that \`vitrine payments scripts\` has written.`]
  const changes = scriptChanges(saved, await scriptsOf(folder))
  if (changes.length === 0) return []
  return [
    `The scripts of payment pages are not those of ${file}:`,
    ...changes.map(plainText),
    `Look at each of them; once they are right: \`${command} --accept\`.`,
  ]
}

async function listScripts(
  folder: string,
  { save, accept = false, json = false }: ScriptsOptions,
  terminal: Terminal,
): Promise<OwnerFailure | null> {
  if (!existsSync(folder)) return badInput(`There is no folder ${folder}.`)
  const scripts = await scriptsOf(folder)
  const text = jsonText({ scripts })
  if (json) terminal.out(text)
  else for (const script of scripts) terminal.out(plainText(lineOf(script)))
  if (!json && scripts.length === 0) terminal.out(`No page of ${folder} takes payments.`)
  if (save === undefined) return null
  if (!existsSync(save) || accept) {
    try {
      const file = resolve(save)
      await openSafeFolder(dirname(file)).replace(basename(file), { content: `${text}\n` })
    } catch (thrown) {
      return badInput(`${save} cannot be written: ${writeProblem(thrown)}.`)
    }
    terminal.err(`Written to ${save}.`)
    return null
  }
  const saved = readSavedScripts(save)
  if (saved === null) return badInput(`${save} is no inventory that this command has written.`)
  const changes = scriptChanges(saved, scripts)
  if (changes.length === 0) return null
  return failed(
    `The scripts of payment pages are not those of ${save}:`,
    ...changes.map(plainText),
    'Look at each of them; once they are right, run the command again with --accept.',
  )
}

/** `vitrine payments scripts <folder>`: which scripts run where shoppers pay (docs/pci.md). */
export function registerPaymentScripts(payments: Command, terminal: Terminal, fail: Fail): void {
  payments
    .command('scripts')
    .description('list the scripts of pages that take payments, with their integrity; say what has changed')
    .argument('<folder>', 'the folder that `vitrine serve` is given')
    .option('--save <file>', 'keep the list in a file; ends with 1 where it no longer is what the file says')
    .option('--accept', 'write the file although scripts have changed')
    .option('--json', 'print the list as JSON')
    .action(async (folder: string, options: ScriptsOptions) => {
      const failure = await listScripts(folder, options, terminal)
      if (failure !== null) fail(failure)
    })
}
