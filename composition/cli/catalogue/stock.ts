import type { Command } from 'commander'
import { listStock } from '../../../adapters/server/sql/shop/index.js'
import type { StockOrder, StockOutcome } from '../../../core/ports/owner/stock-desk.port.js'
import { ok } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { stockWords } from '../../../core/use-cases/owner/audit-words.js'
import {
  levelLine,
  readStockOrder,
  stockResult,
} from '../../../adapters/server/terminal/catalogue/stock-lines.js'
import { stockAfter } from '../../../core/use-cases/owner/stock-after.js'
import { finish, plainLine, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { UNLIMITED } from '../../../adapters/server/terminal/catalogue/typed-product-edit.js'

/** The arguments of a stock command, and its shop. */
interface Entered {
  readonly name: string
  readonly order: StockOrder
  readonly folder: string | undefined
  readonly options: ShopOptions
}

const enter = ({ name, order, folder, options }: Entered): Promise<Result<StockOutcome, OwnerFailure>> =>
  atShop(folder, options, async (shop) => {
    const { stock } = shop.desks
    const standing = await stock.find(name)
    if (standing === null) return ok({ tag: 'unknown' })
    return ok(
      options.dryRun === true
        ? stockAfter(standing, order)
        : await stock.enter(standing.variantId, order, shop.entryOf(stockWords(standing, order))),
    )
  })

/** `vitrine stock list|add|set`: the stock of a shop, also while it sells. */
export function registerStock(program: Command, terminal: Terminal, fail: Fail): void {
  const stock = program.command('stock').description('the stock of a shop: deliveries and counts')
  nameData(stock.command('list'))
    .description('list the stock of every variant')
    .option('--json', 'print it as JSON')
    .action(async (folder: string | undefined, options: ShopOptions) => {
      const read = await atShop(folder, options, async ({ sql, siteId }) => ok(await listStock(sql, siteId)))
      if (!read.ok) return fail(read.failure)
      printList(
        terminal,
        { items: read.value },
        {
          json: options.json,
          empty: 'Nothing is for sale yet.',
          lines: (items) => items.map((level) => plainLine(levelLine(level))),
        },
      )
    })
  const change = (tag: StockOrder['tag'], number: string, description: string): void => {
    const command = stock.command(tag).argument('<sku>', 'the code of the variant, or its id')
    nameData(command.argument('<number>', number))
      .description(description)
      .option('--dry-run', 'only print what would change')
      .option('--json', 'write the stock of the variant as JSON')
      .action(async (name: string, text: string, folder: string | undefined, options: ShopOptions) => {
        const order = readStockOrder(tag, text)
        if (!order.ok) return fail(order.failure)
        const entered = await enter({ name, order: order.value, folder, options })
        const result = entered.ok
          ? stockResult(name, order.value, entered.value, options.dryRun === true)
          : entered
        finish({ terminal, fail }, options, result)
      })
  }
  change('add', 'the number of delivered pieces', 'enter a delivery: its pieces are added to the stock')
  change('set', `the pieces in stock now, or "${UNLIMITED}"`, 'enter a count: the pieces in stock now')
}
