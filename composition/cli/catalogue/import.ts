import type { Command } from 'commander'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { createRuntime } from '../../headless/create-runtime.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import {
  checkCatalogue,
  describeImport,
  importInto,
} from '../../../adapters/server/site-folder/site-catalogue.js'
import { reportImportProgress } from '../../../adapters/server/site-folder/report-import-progress.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import {
  importCheck,
  importOutcome,
  stoppedShopFailure,
} from '../../../adapters/server/terminal/catalogue/import-lines.js'
import type { ImportSummary } from '../../../adapters/server/terminal/catalogue/import-lines.js'
import { jsonText, sayAside } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { auditEntry, TERMINAL } from '../../../core/use-cases/owner/audit.js'
import { catalogueImportWords } from '../../../core/use-cases/owner/audit-words.js'
import { createOwnerStorePorts } from '../../server/owner-realm.js'
import { commitChanges, openFailure } from '../../../adapters/server/sql/engine/index.js'
import { databaseOf } from '../../server/database-of.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'
import { newSiteNotice } from '../../../adapters/server/terminal/site/unknown-site.js'

interface ImportOptions {
  readonly data?: string
  readonly site: string
  readonly dryRun?: boolean
  readonly allowWithdrawals?: boolean
  readonly json?: boolean
}

async function importFolder(
  path: string,
  options: ImportOptions,
  say: (line: string) => void,
): Promise<Result<ImportSummary, OwnerFailure>> {
  const site = readSiteFolder(path)
  if (!site.ok) return site
  const { folder, catalogue, settings } = site.value
  if (catalogue === null) return err(badInput(`There is no catalogue.csv in ${folder}.`))
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  if (options.dryRun) return ok(importCheck(checked.value))
  const database = databaseOf(dataLocationOf(path, options.data, process.env['DATABASE_URL']))
  // Only the catalogue is written: no payment is taken, so no keys are needed.
  const runtime = await createRuntime({
    settings,
    database,
    siteId: options.site,
    allowsTestPayments: true,
  })
  if (!runtime.ok) return err(stoppedShopFailure(openFailure(runtime.failure)))
  const isNew = await newSiteNotice(runtime.value.sql, options.site)
  if (isNew !== null) say(isNew)
  const allowsWithdrawals = options.allowWithdrawals ?? false
  const imported = await importInto(runtime.value, site.value, {
    allowsWithdrawals,
    onProgress: reportImportProgress(say),
  })
  if (imported.ok && imported.value.tag === 'imported') {
    const { sql } = runtime.value
    const commit = commitChanges(sql)
    const realm = createOwnerStorePorts({ sql, commit, siteId: options.site })
    const words = catalogueImportWords(describeImport(imported.value.report))
    await commit(auditChanges(options.site, auditEntry(realm, TERMINAL, words)))
  }
  await runtime.value.close()
  if (!imported.ok) return imported
  return importOutcome(imported.value)
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
      const imported = await importFolder(folder, options, (line) => sayAside(terminal, line))
      if (!imported.ok) return fail(imported.failure)
      const { text, report } = imported.value
      terminal.out(options.json ? jsonText(report) : text)
    })
}
