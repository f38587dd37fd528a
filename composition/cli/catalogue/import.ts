import type { Command } from 'commander'
import { assertNever, err, ok, plural, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import type { RuntimeFailure } from '../../headless/create-runtime.js'
import { createRuntime } from '../../headless/create-runtime.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import {
  checkCatalogue,
  describeImport,
  importInto,
} from '../../../adapters/server/site-folder/site-catalogue.js'
import { reportImportProgress } from '../../../adapters/server/site-folder/report-import-progress.js'
import type { ImportReport } from '../../../adapters/server/sql/shop/index.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import { jsonText } from '../../../adapters/server/terminal/plain-words.js'
import { sayAside } from '../../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { auditEntry, TERMINAL } from '../../../core/use-cases/owner/audit.js'
import { catalogueImportWords } from '../../../core/use-cases/owner/audit-words.js'
import { createOwnerStorePorts } from '../../server/owner-realm.js'
import { commitChanges, openFailure } from '../../../adapters/server/sql/engine/index.js'
import { databaseOf } from '../../server/database-of.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'
import { newSiteNotice } from '../../server/unknown-site.js'

interface ImportOptions {
  readonly data?: string
  readonly site: string
  readonly dryRun?: boolean
  readonly allowWithdrawals?: boolean
  readonly json?: boolean
}

/** The outcome of an import: a line for people, and its counts. */
interface ImportedFolder {
  readonly text: string
  readonly report: object
}

const NOTHING: ImportReport = { created: 0, updated: 0, unchanged: 0, withdrawn: 0, skus: 0 }

/** A shop that is open reads the file itself. */
function importFailure(failure: RuntimeFailure): OwnerFailure {
  const known = openFailure(failure)
  return failure.tag !== 'in-use'
    ? known
    : {
        ...known,
        lines: [
          ...known.lines,
          'If that is `vitrine serve` with this site, nothing is to be done: ' +
            'it takes a changed catalogue.csv within a second and says so.',
          '`vitrine import --dry-run` checks the file meanwhile.',
        ],
      }
}

async function importFolder(
  path: string,
  options: ImportOptions,
  say: (line: string) => void,
): Promise<Result<ImportedFolder, OwnerFailure>> {
  const site = readSiteFolder(path)
  if (!site.ok) return site
  const { folder, catalogue, settings } = site.value
  if (catalogue === null) return err(badInput(`There is no catalogue.csv in ${folder}.`))
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  const { products, skus } = checked.value
  if (options.dryRun) {
    const text = `${plural(products, 'product')} with ${plural(skus, 'SKU')} can be imported; nothing was changed.`
    return ok({ text, report: { products, skus } })
  }
  const database = databaseOf(dataLocationOf(path, options.data, process.env['DATABASE_URL']))
  // Only the catalogue is written: no payment is taken, so no keys are needed.
  const runtime = await createRuntime({
    settings,
    database,
    siteId: options.site,
    allowsTestPayments: true,
  })
  if (!runtime.ok) return err(importFailure(runtime.failure))
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
  switch (imported.value.tag) {
    case 'none':
      return ok({ text: 'There is nothing to import.', report: NOTHING })
    case 'imported':
      return ok({ text: describeImport(imported.value.report), report: imported.value.report })
    case 'kept':
      return err(imported.value.failure)
    default:
      return assertNever(imported.value)
  }
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
