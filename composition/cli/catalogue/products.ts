import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { createSqlProductDesk } from '../../../adapters/server/sql/owner/index.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'
import { editProduct } from '../../../core/use-cases/shop/catalogue/edit-product.js'
import { PRODUCT_FIELDS, VARIANT_FIELDS } from '../../../core/catalog/index.js'
import type { ProductField, VariantField } from '../../../core/catalog/index.js'
import { atShop, tellChange, toFailure } from './at-shop.js'
import type { ShopOptions } from './at-shop.js'
import { parseCount } from '../count.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import {
  NO_PRICE,
  readProductEdit,
  UNLIMITED,
} from '../../../adapters/server/terminal/catalogue/typed-product-edit.js'
import type { TypedProductEdit } from '../../../adapters/server/terminal/catalogue/typed-product-edit.js'
import { nameData } from '../people/owner-data.js'
import { registerProductOptions } from '../product-options.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/plain-words.js'
import { productLine, productLines } from '../../../adapters/server/terminal/catalogue/product-lines.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'
import { printList, shownPart } from '../../../adapters/server/terminal/print-list.js'

interface ListOptions extends ShopOptions {
  readonly search?: string
  readonly hidden?: boolean
  readonly soldOut?: boolean
  readonly after?: string
  readonly limit: number
}

interface EditOptions extends ShopOptions, TypedProductEdit {}

const DEFAULT_LIMIT = 100
const PRODUCTS = '`vitrine products list` shows all of them.'

const unknown = (name: string): OwnerFailure =>
  badInput(
    `The catalogue has no product with the id or slug "${plainLine(name)}", and no variant with this code.`,
    PRODUCTS,
  )

function registerList(products: Command, terminal: Terminal, fail: Fail): void {
  nameData(products.command('list'))
    .description('list the products of the catalogue in its order, also hidden ones')
    .option('--search <text>', 'only those with this in their name or the code of a variant')
    .option('--hidden', 'only those that are hidden from the shop')
    .option('--sold-out', 'only those with a variant of which nothing is left')
    .option('--limit <number>', 'how many at most', parseCount, DEFAULT_LIMIT)
    .option('--after <id>', 'go on behind a list: the id that was told below it')
    .option('--json', 'write JSON, one list')
    .action(async (folder: string | undefined, options: ListOptions) => {
      const { search, hidden, soldOut = false, after = null, limit } = options
      const read = await atShop(folder, options, async (shop) =>
        ok(
          await createSqlProductDesk(shop).list({
            ...(search !== undefined && { search }),
            ...(hidden !== undefined && { hidden }),
            outOfStock: soldOut,
            after,
            limit: limit + 1,
          }),
        ),
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

function registerShow(products: Command, terminal: Terminal, fail: Fail): void {
  nameData(products.command('show').argument('<product>', 'its id or slug, or the code of a variant'))
    .description('show a product with its variants, and what the catalogue file says of what was edited')
    .option('--json', 'write JSON')
    .action(async (name: string, folder: string | undefined, options: ShopOptions) => {
      const read = await atShop(folder, options, async (shop) =>
        ok(await createSqlProductDesk(shop).find(name)),
      )
      if (!read.ok) return fail(read.failure)
      if (read.value === null) return fail(unknown(name))
      if (options.json) terminal.out(jsonText(read.value))
      else for (const line of productLines(read.value, ownersPrices(folder))) terminal.out(line)
    })
}

const FOLLOWED: readonly (ProductField | VariantField)[] = [...PRODUCT_FIELDS, ...VARIANT_FIELDS]

function readFollowed(text: string): readonly string[] {
  const fields = text.split(',').map((field) => field.trim())
  if (fields.every((field) => FOLLOWED.some((known) => known === field))) return fields
  throw new InvalidArgumentError(`Write some of ${FOLLOWED.join(', ')}, parted by commas.`)
}

function registerEdit(products: Command, terminal: Terminal, fail: Fail): void {
  nameData(products.command('edit').argument('<product>', 'its id or slug, or the code of a variant'))
    .description('edit a product in the shop, at once; imports of the catalogue file keep what was edited')
    .option('--name <text>', 'its name')
    .option('--hide', 'hide it from the shop')
    .option('--show', 'show it in the shop')
    .option('--variant <code>', 'the variant that price and stock are of; may be left out where there is one')
    .option('--price <amount>', 'the price, as 12.50')
    .option('--compare-at <amount>', `the price that is struck through, or "${NO_PRICE}"`)
    .option('--stock <number>', `how many pieces there are now, or "${UNLIMITED}"`)
    .option(
      '--follow <fields>',
      `what takes the value of the catalogue file and follows it again: ${FOLLOWED.join(', ')}, parted by commas`,
      readFollowed,
    )
    .option('--dry-run', 'only say what would be')
    .option('--json', 'write the product as JSON')
    .action(async (name: string, folder: string | undefined, options: EditOptions) => {
      const { dryRun: isDryRun = false } = options
      const done = await atShop(folder, options, async (shop) => {
        const desk = createSqlProductDesk(shop)
        const product = await desk.find(name)
        if (product === null) return err(unknown(name))
        const edit = readProductEdit(product, name, options)
        if (!edit.ok) return edit
        const edited = await editProduct(
          desk,
          { product: product.id, isDryRun, entryOf: shop.entryOf },
          edit.value,
        )
        return edited.ok ? edited : err(toFailure(edited.failure))
      })
      if (!done.ok) return fail(done.failure)
      const { product, summary } = done.value
      if (options.json) return terminal.out(jsonText(product))
      tellChange(terminal, summary, isDryRun)
    })
}

/** `vitrine products list|show|edit|options`: the products of a shop, also while it sells. */
export function registerProducts(program: Command, terminal: Terminal, fail: Fail): void {
  const products = program
    .command('products')
    .description('the products of a shop: prices, names, what is shown')
  registerList(products, terminal, fail)
  registerShow(products, terminal, fail)
  registerEdit(products, terminal, fail)
  registerProductOptions(products, terminal, fail)
}
