import type { Command } from 'commander'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import {
  checkCatalogue,
  describeImport,
  importInto,
} from '../../../adapters/server/site-folder/site-catalogue.js'
import { reportImportProgress } from '../../../adapters/server/site-folder/report-import-progress.js'
import { describeMissingFiles } from '../../../adapters/server/site-folder/sold-files.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import {
  importCheck,
  importOutcome,
  SITE_IMPORTS,
} from '../../../adapters/server/terminal/catalogue/import-lines.js'
import { finish, printMessage } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal, PrintedResult } from '../../../adapters/server/terminal/index.js'
import { catalogueImportWords } from '../../../core/use-cases/owner/audit-words.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'
import { atStoppedShop } from '../at-stopped-shop.js'
import { shopOf } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'

interface ImportOptions extends ShopOptions {
  readonly allowWithdrawals?: boolean
}

async function importFolder(
  path: string,
  options: ImportOptions,
  say: (line: string) => void,
): Promise<Result<PrintedResult, OwnerFailure>> {
  const site = readSiteFolder(path)
  if (!site.ok) return site
  const { folder, catalogue, settings } = site.value
  if (catalogue === null) return err(badInput(`There is no catalogue.csv in ${folder}.`))
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  if (options.dryRun) return ok(importCheck(checked.value))
  const missing = describeMissingFiles(checked.value.missingFiles)
  if (missing !== null) say(missing)
  // Only the catalogue is written: no payment is taken, so no keys are needed.
  const runtime = { settings, allowsTestPayments: true }
  return atStoppedShop(path, options, runtime, SITE_IMPORTS, async (shop, notice) => {
    if (notice !== null) say(notice)
    const imported = await importInto(shop, site.value, {
      allowsWithdrawals: options.allowWithdrawals ?? false,
      onProgress: reportImportProgress(say),
    })
    if (!imported.ok) return imported
    if (imported.value.tag === 'imported') {
      const { commit, auditOf } = shopOf(shop, shop.siteId)
      await commit(auditOf(catalogueImportWords(describeImport(imported.value.report))))
    }
    return importOutcome(imported.value)
  })
}

/** `vitrine import <folder>`: imports a catalogue file into a stopped shop, or into a shop on a database server. */
export function registerImport(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('import')
    .description('import catalogue.csv of a site folder')
    .argument('<folder>', 'the folder with catalogue.csv and vitrine.json')
    .option('--dry-run', 'check the file and change nothing')
    .option('--allow-withdrawals', 'allow a file that withdraws more than a fifth of the products from sale')
    .option('--json', 'write the counts as JSON')
    .option('-d, --data <folder>', 'where the shop’s data are kept')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .action(async (folder: string, options: ImportOptions) => {
      const imported = await importFolder(folder, options, (line) => printMessage(terminal, line))
      finish({ terminal, fail }, options, imported)
    })
}
