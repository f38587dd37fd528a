import type { Command } from 'commander'
import type { ImportReport } from '../../adapters/store/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { createRuntime } from '../headless/create-runtime.js'
import { checkCatalogue, importInto } from './catalogue.js'
import { badInput, databaseFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { dataPlaceOf, databaseOf } from './place.js'
import { readSiteFolder } from './site-folder.js'
import type { Terminal } from './terminal.js'

interface ImportOptions {
  readonly data?: string
  readonly site: string
  readonly dryRun?: boolean
}

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

const describe = ({ created, updated, unchanged, withdrawn, skus }: ImportReport): string =>
  `${count(created, 'product')} created, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn; ${count(skus, 'SKU')} for sale.`

async function importFolder(path: string, options: ImportOptions): Promise<Result<string, CommandFailure>> {
  const site = readSiteFolder(path)
  if (!site.ok) return site
  const { folder, catalogue, settings } = site.value
  if (catalogue === null) return err(badInput(`There is no catalogue.csv in ${folder}.`))
  const checked = checkCatalogue(site.value)
  if (!checked.ok) return checked
  const { products, skus } = checked.value
  if (options.dryRun) {
    return ok(
      `${count(products, 'product')} with ${count(skus, 'SKU')} can be imported; nothing was changed.`,
    )
  }
  const place = dataPlaceOf(path, options.data, process.env['DATABASE_URL'])
  const database = databaseOf(place)
  const runtime = await createRuntime({ settings, database, siteId: options.site })
  if (!runtime.ok) return err(databaseFailure(runtime.failure))
  const report = await importInto(runtime.value, site.value)
  await runtime.value.close()
  return report.ok
    ? ok(report.value === null ? 'There is nothing to import.' : describe(report.value))
    : report
}

/** `vitrine import <folder>`: the catalogue of a stopped shop, or of one on a database server, becomes what the file says. */
export function registerImport(
  program: Command,
  terminal: Terminal,
  fail: (failure: CommandFailure) => void,
): void {
  program
    .command('import')
    .description('import catalogue.csv of a site folder')
    .argument('<folder>', 'the folder with catalogue.csv and vitrine.json')
    .option('--dry-run', 'check the file and change nothing')
    .option('-d, --data <folder>', 'where the shop’s data are kept')
    .option('--site <id>', 'tells sites apart that share one database', 'main')
    .action(async (folder: string, options: ImportOptions) => {
      const imported = await importFolder(folder, options)
      if (imported.ok) terminal.out(imported.value)
      else fail(imported.failure)
    })
}
