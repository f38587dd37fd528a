import type { Command } from 'commander'
import { skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import { shopCatalogue } from '../../../adapters/server/site-folder/shop-catalogue.js'
import { readRepeated } from '../../../adapters/server/terminal/arguments/repeated.js'
import { optionsFailure, optionsResult } from '../../../adapters/server/terminal/catalogue/option-lines.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { finish } from '../../../adapters/server/terminal/index.js'
import type { Outputs, PrintedResult } from '../../../adapters/server/terminal/index.js'
import { readTypedOptions } from '../../../adapters/server/terminal/typed-options.js'
import { badInput, err } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { namedProductOptions } from '../../../core/use-cases/owner/catalogue/named-product-options.js'
import { atShop, nameData } from '../at-shop.js'
import type { AtShop, ShopOptions } from '../at-shop.js'

interface Options extends ShopOptions {
  readonly set?: readonly string[]
  readonly remove?: readonly string[]
  readonly removeUsed?: boolean
}

async function run(
  name: string,
  folder: string,
  { set = [], remove = [], removeUsed = false, dryRun = false }: Options,
  { desks, entryOf }: AtShop,
): Promise<Result<PrintedResult, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { settings } = site.value
  const done = await namedProductOptions(
    {
      products: desks.products,
      catalogue: { file: shopCatalogue(folder, settings), entries: desks.fileEntries },
    },
    { operation: 'changeOptions', entryOf },
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
  return done.ok
    ? optionsResult(done.value, { isDryRun: dryRun, removesUsed: removeUsed })
    : err(optionsFailure(name, done.failure))
}

/** `vitrine products options`: the options of a product in `catalogue.csv`. */
export function registerProductOptions(products: Command, { terminal, fail }: Outputs): void {
  nameData(products.command('options').argument('<product>', 'its id or slug, or the code of a variant'))
    .description('show or change the options of a product in catalogue.csv; new values get variants')
    .option(
      '--set <option>',
      'all values of an option, e.g. "Size: S, M>Medium, L"; this renames M to Medium',
      readRepeated,
    )
    .option('--remove <option>', 'remove an option', readRepeated)
    .option('--remove-used', 'also remove variants that are in stock or in orders')
    .option('--dry-run', 'only print what would change')
    .option('--json', 'write JSON')
    .action(async (name: string, folder: string | undefined, options: Options) => {
      if (folder === undefined)
        return fail(badInput('Name the site folder: its catalogue.csv has the options.'))
      const done = await atShop(folder, options, (shop) => run(name, folder, options, shop))
      finish({ terminal, fail }, options, done)
    })
}
