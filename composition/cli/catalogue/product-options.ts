import type { Command } from 'commander'
import { parseCatalogue } from '../../../adapters/server/csv/catalogue/parse-catalogue.js'
import { skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { createSqlFileEntries, createSqlProductDesk } from '../../../adapters/server/sql/owner/index.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'
import { presentOptions, readTypedOptions } from '../../../adapters/server/terminal/typed-options.js'
import { createCatalogueTable } from '../../../adapters/site/pages/data/catalogue-table.js'
import type { WantedOption } from '../../../core/catalog/index.js'
import { badInput, err, plural } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { VariantInUse } from '../../../core/use-cases/owner/catalogue/change-options.js'
import { namedProductOptions } from '../../../core/use-cases/owner/catalogue/named-product-options.js'
import type {
  NamedOptions,
  NamedOptionsFailure,
} from '../../../core/use-cases/owner/catalogue/named-product-options.js'
import { atShop, printChange, toFailure } from './at-shop.js'
import type { AtShop, ShopOptions } from './at-shop.js'
import { nameData } from '../people/owner-data.js'

interface Options extends ShopOptions {
  readonly set?: readonly string[]
  readonly remove?: readonly string[]
  readonly removeUsed?: boolean
}

const collect = (text: string, earlier: readonly string[] = []): readonly string[] => [...earlier, text]

const inUseLine = ({ name, left, orders }: VariantInUse): string =>
  plainLine(
    `  ${name}: ${[
      ...(left !== null && left > 0 ? [`${plural(left, 'piece')} in stock`] : []),
      ...(orders > 0 ? [`in ${plural(orders, 'order')}`] : []),
    ].join(', ')}`,
  )

/** The failure of the command, in words. */
function failureOf(name: string, failure: NamedOptionsFailure): OwnerFailure {
  switch (failure.tag) {
    case 'no-product':
      return badInput(
        `The catalogue has no product "${plainLine(name)}".`,
        '`vitrine products list` shows all.',
      )
    case 'not-in-file':
      return badInput(`catalogue.csv has no product "${failure.slug}".`)
    case 'refused':
      return toFailure(failure.problem)
  }
}

async function run(
  name: string,
  folder: string,
  { set = [], remove = [], removeUsed = false, dryRun = false }: Options,
  shop: AtShop,
): Promise<Result<NamedOptions, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { settings } = site.value
  const file = createCatalogueTable({
    siteFolder: folder,
    problemsOf: async (text) => {
      const parsed = await parseCatalogue(text, settings)
      return parsed.ok ? [] : parsed.failure
    },
  })
  const done = await namedProductOptions(
    { products: createSqlProductDesk(shop), catalogue: { file, entries: createSqlFileEntries(shop) } },
    { operation: 'changeOptions', entryOf: shop.entryOf },
    {
      name,
      changeOf:
        set.length + remove.length === 0
          ? null
          : (now, product) => readTypedOptions(now, { set, remove }, product),
      removesUsed: removeUsed,
      isDryRun: dryRun,
      currency: settings.currency,
      idOf: skuIdOf,
    },
  )
  return done.ok ? done : err(failureOf(name, done.failure))
}

/** Prints the present options. */
function printOptions(terminal: Terminal, options: readonly WantedOption[]): void {
  if (options.length === 0) terminal.out('The product has no options.')
  for (const { name, values } of options)
    terminal.out(plainLine(`${name}: ${values.map((value) => value.name).join(', ')}`))
}

/** `vitrine products options`: the options of a product in `catalogue.csv`. */
export function registerProductOptions(products: Command, terminal: Terminal, fail: Fail): void {
  nameData(products.command('options').argument('<product>', 'its id or slug, or the code of a variant'))
    .description('show or change the options of a product in catalogue.csv; new values get variants')
    .option(
      '--set <option>',
      'all values of an option, e.g. "Size: S, M>Medium, L"; this renames M to Medium',
      collect,
    )
    .option('--remove <option>', 'remove an option', collect)
    .option('--remove-used', 'also remove variants that are in stock or in orders')
    .option('--dry-run', 'only print what would change')
    .option('--json', 'write JSON')
    .action(async (name: string, folder: string | undefined, options: Options) => {
      if (folder === undefined)
        return fail(badInput('Name the site folder: its catalogue.csv has the options.'))
      const done = await atShop(folder, options, (shop) => run(name, folder, options, shop))
      if (!done.ok) return fail(done.failure)
      if (done.value.tag === 'shown') {
        const present = presentOptions(done.value.product)
        return options.json ? terminal.out(jsonText(present)) : printOptions(terminal, present)
      }
      const { summary, inUse } = done.value
      const isDryRun = options.dryRun === true
      if (inUse.length > 0 && !isDryRun && options.removeUsed !== true)
        return fail(
          badInput(
            'Nothing was changed. These variants would go, and are in use:',
            ...inUse.map(inUseLine),
            '--remove-used removes them from sale; orders keep what they have.',
          ),
        )
      if (options.json) return terminal.out(jsonText({ summary, inUse }))
      printChange(terminal, summary, isDryRun)
      for (const variant of inUse) terminal.out(inUseLine(variant))
    })
}
