import type { Command } from 'commander'
import { createSqlStockDesk } from '../../adapters/server/sql/owner/index.js'
import { listStock } from '../../adapters/server/sql/shop/index.js'
import type { StockOrder, StockOutcome } from '../../core/ports/owner/stock-desk.port.js'
import { ok } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { stockWords } from '../../core/use-cases/owner/audit-words.js'
import { levelLine, readStockOrder, stockAnswer } from '../../adapters/server/terminal/stock-lines.js'
import { atShop } from './at-shop.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { nameData, withOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'
import { plainLine } from '../../adapters/server/terminal/plain-words.js'
import { UNLIMITED } from '../../adapters/server/terminal/typed-product-edit.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { printList } from '../../adapters/server/terminal/print-list.js'

interface StockOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
}

async function enter(
  name: string,
  number: string,
  tag: StockOrder['tag'],
  folder: string | undefined,
  options: StockOptions,
): Promise<Result<string, OwnerFailure>> {
  const order = readStockOrder(tag, number)
  if (!order.ok) return order
  return atShop(folder, options, async (shop) => {
    const stock = createSqlStockDesk(shop)
    const standing = await stock.find(name)
    const outcome: StockOutcome =
      standing === null
        ? { tag: 'unknown' }
        : await stock.enter(standing.variantId, order.value, shop.entryOf(stockWords(standing, order.value)))
    return stockAnswer(name, order.value, outcome)
  })
}

/** `vitrine stock list|add|set`: the stock of a shop, also while it sells. */
export function registerStock(program: Command, terminal: Terminal, fail: Fail): void {
  const stock = program.command('stock').description('the stock of a shop: deliveries and counts')
  nameData(stock.command('list'))
    .description('list what is left of every variant')
    .option('--json', 'print it as JSON')
    .action(async (folder: string | undefined, options: StockOptions) => {
      const read = await withOwnersData(folder, options, async ({ sql }) =>
        ok(await listStock(sql, options.site)),
      )
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
      .action(async (name: string, text: string, folder: string | undefined, options: StockOptions) => {
        const entered = await enter(name, text, tag, folder, options)
        if (entered.ok) terminal.out(plainLine(entered.value))
        else fail(entered.failure)
      })
  }
  change('add', 'how many pieces came', 'enter a delivery: its pieces are added to what is left')
  change(
    'set',
    `how many pieces there are now, or "${UNLIMITED}"`,
    'enter a count: so many pieces are left now',
  )
}
