import type { Command } from 'commander'
import { err, ok, withoutUndefined } from '../../../core/shared/index.js'
import { editProduct } from '../../../core/use-cases/shop/catalogue/edit-product.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import {
  changeLine,
  finish,
  printList,
  shownPart,
  toFailure,
} from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal } from '../../../adapters/server/terminal/index.js'
import {
  FOLLOWABLE,
  NO_PRICE,
  parseFollowed,
  readProductEdit,
  UNLIMITED,
  unknownProduct,
} from '../../../adapters/server/terminal/catalogue/typed-product-edit.js'
import type { TypedProductEdit } from '../../../adapters/server/terminal/catalogue/typed-product-edit.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { registerProductOptions } from './product-options.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { productLine, productLines } from '../../../adapters/server/terminal/catalogue/product-lines.js'

interface ListOptions extends ShopOptions {
  readonly search?: string
  readonly hidden?: boolean
  readonly soldOut?: boolean
  readonly after?: string
  readonly limit: number
}

interface EditOptions extends ShopOptions, TypedProductEdit {}

const DEFAULT_LIMIT = 100

function registerList(products: Command, { terminal, fail }: Outputs): void {
  nameData(products.command('list'))
    .description('list the products in the order of the catalogue, including hidden ones')
    .option('--search <text>', 'only products with this text in the name or the code of a variant')
    .option('--hidden', 'only hidden products')
    .option('--sold-out', 'only products with a sold-out variant')
    .option('--limit <number>', 'how many at most', parseCount, DEFAULT_LIMIT)
    .option('--after <id>', 'continue after this id, which the previous list printed at its end')
    .option('--json', 'write a JSON list')
    .action(async (folder: string | undefined, options: ListOptions) => {
      const { search, hidden, soldOut = false, after = null, limit } = options
      const filter = { ...withoutUndefined({ search, hidden }), outOfStock: soldOut }
      const read = await atShop(folder, options, async (shop) =>
        ok(await shop.desks.products.list({ ...filter, after, limit: limit + 1 })),
      )
      if (!read.ok) return fail(read.failure)
      const prices = ownersPrices(folder)
      printList(
        terminal,
        shownPart(read.value, limit, ({ id }) => id),
        {
          json: options.json,
          empty: 'There are no such products.',
          lines: (items) => items.map((product) => productLine(product, prices)),
        },
      )
    })
}

function registerShow(products: Command, out: Outputs): void {
  nameData(products.command('show').argument('<product>', 'its id or slug, or the code of a variant'))
    .description('show a product with its variants, and the values of the catalogue file for edited fields')
    .option('--json', 'write JSON')
    .action(async (name: string, folder: string | undefined, options: ShopOptions) => {
      const read = await atShop(folder, options, async (shop) => {
        const json = await shop.desks.products.find(name)
        if (json === null) return err(unknownProduct(name))
        return ok({ json, lines: productLines(json, ownersPrices(folder)) })
      })
      finish(out, options, read)
    })
}

function registerEdit(products: Command, out: Outputs): void {
  nameData(products.command('edit').argument('<product>', 'its id or slug, or the code of a variant'))
    .description('edit a product in the shop at once; imports of the catalogue file keep edited fields')
    .option('--name <text>', 'its name')
    .option('--hide', 'hide it from the shop')
    .option('--show', 'show it in the shop')
    .option('--variant <code>', 'the variant for price and stock; not needed if the product has only one')
    .option('--price <amount>', 'the price, as 12.50')
    .option('--compare-at <amount>', `the former price, shown struck through, or "${NO_PRICE}"`)
    .option('--stock <number>', `the pieces in stock now, or "${UNLIMITED}"`)
    .option(
      '--follow <fields>',
      `fields that take the value of the catalogue file again: ${FOLLOWABLE.join(', ')}, separated by commas`,
      parseFollowed,
    )
    .option('--dry-run', 'only print what would change')
    .option('--json', 'write the product as JSON')
    .action(async (name: string, folder: string | undefined, options: EditOptions) => {
      const { dryRun: isDryRun = false } = options
      const done = await atShop(folder, options, async (shop) => {
        const desk = shop.desks.products
        const product = await desk.find(name)
        if (product === null) return err(unknownProduct(name))
        const edit = readProductEdit(product, name, options)
        if (!edit.ok) return edit
        const command = { product: product.id, isDryRun, entryOf: shop.entryOf }
        const edited = await editProduct(desk, command, edit.value)
        if (!edited.ok) return err(toFailure(edited.failure))
        return ok({ json: edited.value.product, lines: [changeLine(edited.value.summary, isDryRun)] })
      })
      finish(out, options, done)
    })
}

/** `vitrine products list|show|edit|options`: the products of a shop, also while it sells. */
export function registerProducts(program: Command, terminal: Terminal, fail: Fail): void {
  const products = program
    .command('products')
    .description('the products of a shop: prices, names, visibility')
  const out = { terminal, fail }
  registerList(products, out)
  registerShow(products, out)
  registerEdit(products, out)
  registerProductOptions(products, out)
}
