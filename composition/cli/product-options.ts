import type { Command } from 'commander'
import { parseCatalogue } from '../../adapters/server/csv/catalogue/parse-catalogue.js'
import { skuIdOf } from '../../adapters/server/sql/shop/index.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { createSqlFileEntries, createSqlProductDesk } from '../../adapters/server/sql/owner/index.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { jsonText, plainLine } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { presentOptions, readTypedOptions } from '../../adapters/server/terminal/typed-options.js'
import { createCatalogueTable } from '../../adapters/site/pages/data/catalogue-table.js'
import type { WantedOption } from '../../core/catalog/index.js'
import { OWNER_PROBLEMS } from '../../core/owners/index.js'
import { badInput, err, ok, plural } from '../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../core/shared/index.js'
import { readCatalogueTable } from '../../core/use-cases/owner/catalogue/change-catalogue-file.js'
import { changeOptions } from '../../core/use-cases/owner/catalogue/change-options.js'
import type { VariantInUse } from '../../core/use-cases/owner/catalogue/change-options.js'
import { presentProduct } from '../../core/use-cases/owner/catalogue/present-product.js'
import { atShop, printChange, toFailure } from './catalogue/at-shop.js'
import type { AtShop, ShopOptions } from './catalogue/at-shop.js'
import { nameData } from './people/owner-data.js'

/** `options`: the present ones, where nothing was asked to change. */
interface Shown {
  readonly options: readonly WantedOption[] | null
  readonly summary: string | null
  readonly inUse: readonly VariantInUse[]
}

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

async function run(
  name: string,
  folder: string,
  options: Options,
  shop: AtShop,
): Promise<Result<Shown, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { settings } = site.value
  const products = createSqlProductDesk(shop)
  const product = await products.find(name)
  if (product === null)
    return err(
      badInput(`The catalogue has no product "${plainLine(name)}".`, '`vitrine products list` shows all.'),
    )
  const file = createCatalogueTable({
    siteFolder: folder,
    problemsOf: async (text) => {
      const parsed = await parseCatalogue(text, settings)
      return parsed.ok ? [] : parsed.failure
    },
  })
  const { set = [], remove = [] } = options
  const read = await readCatalogueTable(file)
  if (!read.ok) return err(toFailure(read.failure))
  const present = presentProduct(read.value, product.slug, skuIdOf)
  if (present === null) return err(badInput(`catalogue.csv has no product "${product.slug}".`))
  if (set.length + remove.length === 0)
    return ok({ options: presentOptions(present), summary: null, inUse: [] })
  const done = await changeOptions(
    { products, catalogue: { file, entries: createSqlFileEntries(shop) } },
    { operation: 'changeOptions', subject: product.id, entryOf: shop.entryOf },
    {
      product,
      changeOf: (table) => {
        const now = presentProduct(table, product.slug, skuIdOf)
        return now === null ? err(OWNER_PROBLEMS.changed) : readTypedOptions(now, { set, remove }, product)
      },
      removesUsed: options.removeUsed === true,
      isDryRun: options.dryRun === true,
      currency: settings.currency,
      idOf: skuIdOf,
    },
  )
  return done.ok ? ok({ options: null, ...done.value }) : err(toFailure(done.failure))
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
      const { options: present, summary, inUse } = done.value
      const isRefused = inUse.length > 0 && options.dryRun !== true
      if (isRefused && options.removeUsed !== true)
        return fail(
          badInput(
            'Nothing was changed. These variants would go, and are in use:',
            ...inUse.map(inUseLine),
            '--remove-used removes them from sale; orders keep what they have.',
          ),
        )
      if (options.json) return terminal.out(jsonText(present ?? { summary, inUse }))
      if (present === null) {
        printChange(terminal, summary, options.dryRun === true)
        for (const variant of inUse) terminal.out(inUseLine(variant))
      } else if (present.length === 0) terminal.out('The product has no options.')
      else
        for (const { name: option, values } of present)
          terminal.out(plainLine(`${option}: ${values.map((value) => value.name).join(', ')}`))
    })
}
