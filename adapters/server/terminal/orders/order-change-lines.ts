import type { OrderDecision } from '../../../../core/orders/index.js'
import type { ChangedOrder } from '../../../../core/use-cases/shop/orders/change-order.js'
import { orderReport } from '../../../../core/use-cases/shop/orders/order-report.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'
import { standingText } from './order-lines.js'
import type { PriceText } from '../catalogue/owner-prices.js'

const LATER = 'a running site does it within a minute, otherwise the next start does.'

/** The effect of a change on the money. */
function moneyTexts(
  { held, refund }: OrderDecision,
  isDryRun: boolean,
  priceText: PriceText,
): readonly string[] {
  const note = (subject: string, done: string): string =>
    isDryRun ? `${subject} would be ${done}.` : `${subject} is being ${done}: ${LATER}`
  return [
    ...(held === 'capturing' ? [note('The money that is held', 'taken')] : []),
    ...(refund?.kind === 'release' ? [note('The money that is held', 'let go')] : []),
    ...(refund?.kind === 'refund' ? [note(priceText(refund.amount), 'given back')] : []),
  ]
}

/** The lines for a change; `nothing` is the line if it changed nothing. */
export interface ChangeLines {
  readonly isDryRun: boolean
  readonly nothing: string
  readonly priceText: PriceText
}

function changeLines(
  { order, decision }: ChangedOrder,
  { isDryRun, nothing, priceText }: ChangeLines,
): readonly string[] {
  const report = orderReport(order)
  const state = `Order ${report.number}: ${standingText(report)}.`
  if (decision === null) return [nothing, state]
  const notes = moneyTexts(decision, isDryRun, priceText)
  return isDryRun ? ['This is only a preview; nothing was changed.', state, ...notes] : [...notes, state]
}

/** The result of a change for the owner, with the order's new state. */
export const changedResult = (changed: ChangedOrder, words: ChangeLines): PrintedResult => ({
  json: orderReport(changed.order),
  lines: changeLines(changed, words).map(plainLine),
})
