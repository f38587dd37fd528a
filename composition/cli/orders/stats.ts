import type { Command } from 'commander'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { dayNames, dayRange } from '../../../core/use-cases/shop/figures/day-range.js'
import type { DayRange } from '../../../core/use-cases/shop/figures/day-range.js'
import { readSalesFigures } from '../../../core/use-cases/shop/figures/sales-figures.js'
import type { SalesFigures } from '../../../core/use-cases/shop/figures/sales-figures.js'
import { jsonText, shownDocument, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { salesCsv } from '../../../adapters/server/terminal/orders/sales-csv.js'
import { figureLines } from '../../../adapters/server/terminal/orders/sales-lines.js'

interface StatsOptions extends ShopOptions {
  readonly from?: string
  readonly to?: string
  readonly csv?: boolean
}

async function readFigures(
  folder: string | undefined,
  options: StatsOptions,
): Promise<Result<readonly [DayRange, readonly SalesFigures[]], OwnerFailure>> {
  const range = dayRange(options.from ?? null, options.to ?? null, Date.now())
  if (!range.ok) return err(badInput(range.failure))
  const { fromMs, untilMs } = range.value
  return atShop(folder, options, async (shop) =>
    ok([range.value, await readSalesFigures(shop.desks.sales, fromMs, untilMs)]),
  )
}

/** `vitrine stats [folder]`: sales, refunds, taxes and best sellers of some days. */
export function registerStats(program: Command, terminal: Terminal, fail: Fail): void {
  nameData(program.command('stats'))
    .description('sales, refunds, taxes and best sellers of a period, also while the shop runs')
    .option('--from <day>', 'the first day in UTC, e.g. 2027-01-01 (default: 30 days in total)')
    .option('--to <day>', 'the last day (default: today)')
    .option('--json', 'write JSON, with every day and every product')
    .option('--csv', 'write a line for each day and currency')
    .action(async (folder: string | undefined, options: StatsOptions) => {
      const read = await readFigures(folder, options)
      if (!read.ok) return fail(read.failure)
      const [range, figures] = read.value
      const days = dayNames(range)
      if (options.json) return terminal.out(jsonText({ ...days, figures }))
      if (options.csv) return terminal.out(shownDocument(salesCsv(figures).trimEnd()))
      terminal.out(shownLine(`From ${days.from} to ${days.to}${figures.length === 0 ? ': no orders.' : ':'}`))
      const priceText = ownersPrices(folder)
      for (const each of figures)
        for (const line of figureLines(each, priceText)) terminal.out(shownLine(line))
    })
}
