import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { keepInventory, scriptLine } from '../../../adapters/server/terminal/orders/payment-script-lines.js'
import { listPaymentScripts } from '../../../adapters/site/pages/index.js'
import type { PaymentScript } from '../../../adapters/site/pages/index.js'
import { createSiteFiles } from '../../../adapters/site/files/index.js'
import { badInput } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'
import { findRuntimeFolder } from '../../server/built-files.js'
import { paymentProviders } from '../../server/payments/payment-settings.js'
import { jsonText, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'

interface ScriptsOptions {
  readonly save?: string
  readonly accept?: boolean
  readonly json?: boolean
}

/** The scripts of a folder's pages that take payments. */
export const paymentScriptsOf = (folder: string): Promise<readonly PaymentScript[]> =>
  listPaymentScripts(
    createSiteFiles({ folder: resolve(folder) }),
    findRuntimeFolder(),
    paymentProviders.scriptHosts,
  )

async function listScripts(
  folder: string,
  { save, accept = false, json = false }: ScriptsOptions,
  terminal: Terminal,
): Promise<OwnerFailure | null> {
  if (!existsSync(folder)) return badInput(`There is no folder ${folder}.`)
  const scripts = await paymentScriptsOf(folder)
  if (json) terminal.out(jsonText({ scripts }))
  else for (const script of scripts) terminal.out(shownLine(scriptLine(script)))
  if (!json && scripts.length === 0) terminal.out(shownLine(`No page of ${folder} takes payments.`))
  return save === undefined ? null : keepInventory(save, scripts, accept, terminal)
}

/** `vitrine payments scripts <folder>`: the scripts on pages where shoppers pay (docs/pci.md). */
export function registerPaymentScripts(payments: Command, terminal: Terminal, fail: Fail): void {
  payments
    .command('scripts')
    .description('list the scripts of payment pages with their checksums, and report changes')
    .argument('<folder>', 'the site folder, as for `vitrine serve`')
    .option('--save <file>', 'keep the list in this file; the exit code is 1 if the scripts differ from it')
    .option('--accept', 'overwrite the file although scripts have changed')
    .option('--json', 'print the list as JSON')
    .action(async (folder: string, options: ScriptsOptions) => {
      const failure = await listScripts(folder, options, terminal)
      if (failure !== null) fail(failure)
    })
}
