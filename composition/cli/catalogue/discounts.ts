import type { Command } from 'commander'
import type { CurrencyCode } from '../../../core/money/index.js'
import type { DiscountDesk } from '../../../core/ports/owner/discount-desk.port.js'
import type { OwnerProblem } from '../../../core/owners/index.js'
import { err, ok, badInput, withoutUndefined } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import {
  createDiscount,
  editDiscount,
  endDiscount,
} from '../../../core/use-cases/shop/discounts/change-discount.js'
import type {
  DiscountCommand,
  DiscountOutcome,
} from '../../../core/use-cases/shop/discounts/change-discount.js'
import type { DiscountEdit } from '../../../core/use-cases/shop/discounts/decide-discount.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { readRepeated } from '../../../adapters/server/terminal/arguments/repeated.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import {
  changeLine,
  finish,
  printList,
  shownPart,
  toFailure,
} from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal } from '../../../adapters/server/terminal/index.js'
import { discountLine, discountReport } from '../../../adapters/server/terminal/catalogue/discount-lines.js'
import {
  discountEdit,
  NEVER,
  NONE,
  parseDiscountLimit,
  parseExpiry,
  parsePercent,
} from '../../../adapters/server/terminal/catalogue/typed-discount.js'
import type { TypedDiscount } from '../../../adapters/server/terminal/catalogue/typed-discount.js'
import { atShop, nameData } from '../at-shop.js'
import type { AtShop, ShopOptions } from '../at-shop.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'

interface EditOptions extends ShopOptions, TypedDiscount {}

interface ListOptions extends ShopOptions {
  readonly search?: string
  readonly after?: string
  readonly first: number
}

const DEFAULT_FIRST = 100

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
    return err(badInput('Name the site folder: its vitrine.json has the currency and more codes.'))
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const { discounts: settings, currency } = site.value.settings
  return atShop(folder, options, (shop) =>
    work({ ...shop, currency, discounts: shop.desks.discountsOf(settings) }),
  )
}

function withFields(command: Command): Command {
  return command
    .option('--name <text>', 'the name that orders show')
    .option('--percent <share>', 'a percentage of the products that it applies to', parsePercent)
    .option('--amount <amount>', 'a fixed amount, e.g. 5.00')
    .option('--expires <date>', `the date or time when it ends, or "${NEVER}"`, parseExpiry)
    .option('--limit <number>', `the number of orders that may use it, or "${NONE}"`, parseDiscountLimit)
    .option('--minimum <amount>', `the minimum subtotal of an order, or "${NONE}"`)
    .option('--minimum-pieces <number>', `the minimum number of pieces, or "${NONE}"`, parseDiscountLimit)
    .option('--product <name>', 'a product that it applies to: id, slug or code; repeatable', readRepeated)
    .option('--all-products', 'apply it to all products')
}

type Run = (
  shop: AtDiscounts,
  command: DiscountCommand,
  edit: DiscountEdit,
) => Promise<Result<DiscountOutcome, OwnerProblem>>

function addChange(command: Command, out: Outputs, run: Run): void {
  command
    .option('--dry-run', 'only print what would change')
    .option('--json', 'write the discount as JSON')
    .action(async (code: string, folder: string | undefined, options: EditOptions) => {
      const { dryRun: isDryRun = false } = options
      const done = await atDiscounts(folder, options, async (shop) => {
        const edit = await discountEdit(options, shop.currency, shop.desks.products)
        if (!edit.ok) return edit
        const changed = await run(shop, { code, isDryRun, entryOf: shop.entryOf }, edit.value)
        if (!changed.ok) return err(toFailure(changed.failure))
        const { discount, summary } = changed.value
        return ok({ json: discountReport(discount, shop.nowMs), lines: [changeLine(summary, isDryRun)] })
      })
      finish(out, options, done)
    })
}

function registerList(discounts: Command, { terminal, fail }: Outputs): void {
  nameData(discounts.command('list'))
    .description('list the codes of the shop and of vitrine.json in alphabetical order')
    .option('--search <text>', 'only discounts with this text in the code or name')
    .option('--first <number>', 'how many at most', parseCount, DEFAULT_FIRST)
    .option('--after <code>', 'continue after this code, which the previous list printed at its end')
    .option('--json', 'write a JSON list')
    .action(async (folder: string | undefined, options: ListOptions) => {
      const { search, after = null, first } = options
      const read = await atDiscounts(folder, options, async ({ discounts: desk, nowMs }) => {
        const query = { ...withoutUndefined({ search }), after, limit: first + 1 }
        return ok({ found: await desk.list(query), nowMs })
      })
      if (!read.ok) return fail(read.failure)
      const { found, nowMs } = read.value
      const priceText = ownersPrices(folder)
      printList(
        terminal,
        shownPart(found, first, ({ code }) => code),
        {
          json: options.json,
          empty: 'There are no such discounts.',
          lines: (items) => items.map((one) => discountLine(one, nowMs, priceText)),
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
  const out = { terminal, fail }
  registerList(discounts, out)
  addChange(
    withFields(named('create', 'create a code, valid at once')),
    out,
    ({ discounts: desk, ...now }, command, edit) => createDiscount(desk, command, edit, now),
  )
  addChange(
    withFields(named('edit', 'edit a code; a code of vitrine.json then belongs to the shop')),
    out,
    ({ discounts: desk, ...now }, command, edit) => editDiscount(desk, command, edit, now),
  )
  addChange(named('end', 'end a code now'), out, ({ discounts: desk, nowMs }, command) =>
    endDiscount(desk, command, nowMs),
  )
}
