import type { ChangedOrder } from '../../../core/use-cases/shop/orders/change-order.js'
import { orderReport } from '../../../core/use-cases/shop/orders/order-report.js'
import { standingText } from './order-lines.js'

const LATER = 'a running site does it at once, or within a minute; else the next start.'

/** The outcome of a change for the owner, with the order's new state; `nothing` says that it changed nothing. */
export function changeLines(
  { order, decision }: ChangedOrder,
  isDryRun: boolean,
  nothing: string,
): readonly string[] {
  const report = orderReport(order)
  const state = `Order ${report.number}: ${standingText(report)}.`
  if (decision === null) return [nothing, state]
  const notes = [
    ...(decision.held === 'capturing' ? [`The money is being taken: ${LATER}`] : []),
    ...(decision.refund?.kind === 'release' ? [`The money is being let go: ${LATER}`] : []),
    ...(decision.refund?.kind === 'refund' ? [`The money is being given back: ${LATER}`] : []),
  ]
  return isDryRun ? ['This is what would be; nothing was changed.', state, ...notes] : [...notes, state]
}
