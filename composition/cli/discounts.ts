import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { createSqlDiscountDesk, createSqlProductDesk } from '../../adapters/server/sql/owner/index.js'
import type { CurrencyCode } from '../../core/money/index.js'
import type { DiscountDesk } from '../../core/ports/discount-desk.port.js'
import type { OwnerProblem } from '../../core/owners/index.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import {
  createDiscount,
  editDiscount,
  endDiscount,
} from '../../core/use-cases/shop/discounts/change-discount.js'
import type { DiscountCommand, DiscountOutcome } from '../../core/use-cases/shop/discounts/change-discount.js'
import type { DiscountEdit } from '../../core/use-cases/shop/discounts/decide-discount.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { atShop, tellChange, toFailure } from './at-shop.js'
import type { AtShop, ShopOptions } from './at-shop.js'
import { parseCount } from './count.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { discountLine, discountReport } from '../../adapters/server/terminal/discount-lines.js'
import { amountOf } from '../../adapters/server/terminal/typed-amount.js'
import { nameData } from './owner-data.js'
import { jsonText, plainLine } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { printList, shownPart } from '../../adapters/server/terminal/print-list.js'

interface EditOptions extends ShopOptions {
  readonly name?: string
  readonly percent?: number
  readonly amount?: string
  readonly expires?: number | typeof NEVER
  readonly limit?: number | typeof NONE
  readonly minimum?: string
  readonly minimumPieces?: number | typeof NONE
  readonly product?: readonly string[]
  readonly allProducts?: boolean
}

interface ListOptions extends ShopOptions {
  readonly search?: string
  readonly after?: string
  readonly first: number
}

const DEFAULT_FIRST = 100
const NONE = 'none'
const NEVER = 'never'

/** The discounts of a shop at its data, with the currency of its settings. */
interface AtDiscounts extends AtShop {
  readonly discounts: DiscountDesk
  readonly currency: CurrencyCode
}

async function atDiscounts<T>(
  folder: string | undefined,
  options: ShopOptions,
  work: (shop: AtDiscounts) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> {
  if (folder === undefined)
    return err(badInput('Name the site folder: currency and further codes stand in its vitrine.json.'))
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { discounts: settings, currency } = site.value.settings
  return atShop(folder, options, (shop) =>
    work({ ...shop, currency, discounts: createSqlDiscountDesk({ ...shop, settings }) }),
  )
}

function readPercent(text: string): number {
  const share = Number(text.replace(/\s*%$/, ''))
  if (text.trim() !== '' && Number.isFinite(share)) return share
  throw new InvalidArgumentError('Write a percentage as 12.5.')
}

function readExpiry(text: string): number | typeof NEVER {
  if (text === NEVER) return NEVER
  const isDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(text)
  const time = isDate ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw new InvalidArgumentError(`Write 2027-01-31, 2027-01-31T18:00Z or ${NEVER}.`)
}

const readProduct = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

const readLimit = (text: string): number | typeof NONE => (text === NONE ? NONE : parseCount(text))

async function productIds(
  shop: AtShop,
  names: readonly string[],
): Promise<Result<readonly string[], OwnerFailure>> {
  const products = createSqlProductDesk(shop)
  const ids: string[] = []
  for (const name of names) {
    const product = await products.find(name)
    if (product === null) return err(badInput(`The catalogue has no product "${plainLine(name)}".`))
    ids.push(product.id)
  }
  return ok(ids)
}

async function editOf(shop: AtDiscounts, options: EditOptions): Promise<Result<DiscountEdit, OwnerFailure>> {
  const { name, percent, amount, expires, limit, minimum, minimumPieces, product, allProducts } = options
  const { currency } = shop
  const worth = amount === undefined ? ok(null) : amountOf(amount, { currency })
  if (!worth.ok) return worth
  const least = minimum === undefined || minimum === NONE ? ok(null) : amountOf(minimum, { currency })
  if (!least.ok) return least
  const ids = product === undefined ? ok(null) : await productIds(shop, product)
  if (!ids.ok) return ids
  return ok({
    ...(name !== undefined && { name }),
    ...(percent !== undefined && { percent }),
    ...(worth.value !== null && { amountMinor: worth.value.amount }),
    ...(expires !== undefined && { expiresOn: expires === NEVER ? null : expires }),
    ...(limit !== undefined && { usageLimit: limit === NONE ? null : limit }),
    ...(minimum !== undefined && { minimumSubtotalMinor: least.value?.amount ?? null }),
    ...(minimumPieces !== undefined && { minimumCount: minimumPieces === NONE ? null : minimumPieces }),
    ...((ids.value !== null || allProducts === true) && { productIds: ids.value }),
  })
}

function withFields(command: Command): Command {
  return command
    .option('--name <text>', 'as it stands in orders')
    .option('--percent <share>', 'a share of what it holds for', readPercent)
    .option('--amount <amount>', 'an amount, as 5.00')
    .option('--expires <date>', `the day or moment from which it is over, or "${NEVER}"`, readExpiry)
    .option('--limit <number>', `how many orders may use it, or "${NONE}"`, readLimit)
    .option('--minimum <amount>', `the least subtotal of an order, or "${NONE}"`)
    .option('--minimum-pieces <number>', `the least number of pieces, or "${NONE}"`, readLimit)
    .option('--product <name>', 'a product that it holds for: id, slug or code; may be repeated', readProduct)
    .option('--all-products', 'it holds for all products')
}

type Run = (
  shop: AtDiscounts,
  command: DiscountCommand,
  edit: DiscountEdit,
) => Promise<Result<DiscountOutcome, OwnerProblem>>

function addChange(command: Command, run: Run, terminal: Terminal, fail: Fail): void {
  command
    .option('--dry-run', 'only say what would be')
    .option('--json', 'write the discount as JSON')
    .action(async (code: string, folder: string | undefined, options: EditOptions) => {
      const { dryRun: isDryRun = false } = options
      const done = await atDiscounts(folder, options, async (shop) => {
        const edit = await editOf(shop, options)
        if (!edit.ok) return edit
        const changed = await run(shop, { code, isDryRun, entryOf: shop.entryOf }, edit.value)
        return changed.ok ? ok({ ...changed.value, nowMs: shop.nowMs }) : err(toFailure(changed.failure))
      })
      if (!done.ok) return fail(done.failure)
      const { discount, summary, nowMs } = done.value
      if (options.json) return terminal.out(jsonText(discountReport(discount, nowMs)))
      tellChange(terminal, summary, isDryRun)
    })
}

function registerList(discounts: Command, terminal: Terminal, fail: Fail): void {
  nameData(discounts.command('list'))
    .description('list the codes of the shop and of vitrine.json in the order of their letters')
    .option('--search <text>', 'only those with this in code or name')
    .option('--first <number>', 'how many at most', parseCount, DEFAULT_FIRST)
    .option('--after <code>', 'go on behind a list: the code that was told below it')
    .option('--json', 'write JSON, one list')
    .action(async (folder: string | undefined, options: ListOptions) => {
      const { search, after = null, first } = options
      const read = await atDiscounts(folder, options, async ({ discounts: desk, nowMs }) => {
        const query = { ...(search !== undefined && { search }), after, limit: first + 1 }
        return ok({ found: await desk.list(query), nowMs })
      })
      if (!read.ok) return fail(read.failure)
      const { found, nowMs } = read.value
      printList(
        terminal,
        shownPart(found, first, ({ code }) => code),
        {
          json: options.json,
          empty: 'There are no such discounts.',
          lines: (items) => items.map((one) => discountLine(one, nowMs)),
          toJson: (one) => discountReport(one, nowMs),
        },
      )
    })
}

/** `vitrine discounts list|create|edit|end`: the discount codes of a shop, also while it sells. */
export function registerDiscounts(program: Command, terminal: Terminal, fail: Fail): void {
  const discounts = program.command('discounts').description('the discount codes of a shop')
  const named = (name: string, description: string): Command =>
    nameData(
      discounts.command(name).argument('<code>', 'the code that shoppers type').description(description),
    )
  registerList(discounts, terminal, fail)
  addChange(
    withFields(named('create', 'make a code, which shoppers may use at once')),
    ({ discounts: desk, currency }, command, edit) => createDiscount(desk, command, edit, currency),
    terminal,
    fail,
  )
  addChange(
    withFields(named('edit', 'edit a code; one of vitrine.json is the shop’s from then on')),
    ({ discounts: desk, currency }, command, edit) => editDiscount(desk, command, edit, currency),
    terminal,
    fail,
  )
  addChange(
    named('end', 'end a code now'),
    ({ discounts: desk, nowMs }, command) => endDiscount(desk, command, nowMs),
    terminal,
    fail,
  )
}
