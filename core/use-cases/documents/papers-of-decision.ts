import type { DeskOrder, OrderDecision } from '../../orders/index.js'

/** True if a decision changes the papers of an order: a refund is done, or is no longer. */
export function changesPapers(
  { refunds }: Pick<DeskOrder, 'refunds'>,
  { refundChange }: Pick<OrderDecision, 'refundChange'>,
): boolean {
  if (refundChange === undefined) return false
  const before = refunds.find(({ id }) => id === refundChange.id)
  return refundChange.state === 'done' || before?.state === 'done'
}
