import type { DeskOrder, Withdrawal } from '../../../../core/orders/index.js'
import { orderReport } from '../../../../core/use-cases/shop/orders/order-report.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'
import type { SiteWords } from '../printed-commands.js'
import { orderLines } from './order-lines.js'
import { returnLine, returnReport } from './return-lines.js'

/** An order with its returns; `site`: the words of this command for it, for the next commands. */
export function orderResult(
  order: DeskOrder,
  withdrawals: readonly Withdrawal[],
  { site, priceText }: { readonly site: SiteWords; readonly priceText: PriceText },
): PrintedResult {
  const report = orderReport(order)
  const reports = withdrawals.map(returnReport)
  const returns = withdrawals.map((one) => ({ text: returnLine(one, order), state: one.state }))
  return {
    json: { ...report, return: reports.at(-1) ?? null, returns: reports },
    lines: orderLines(report, priceText, { site, returns }).map(plainLine),
  }
}
