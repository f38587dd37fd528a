import { returnActs } from '../../../core/orders/index.js'
import type { Withdrawal } from '../../../core/orders/index.js'
import { orderNumber } from '../../../core/shared/index.js'
import { plainLine } from './plain-words.js'
import { utcText } from './time-text.js'

/** A return as JSON has it. */
export const returnReport = ({ orderId, receivedMs, changedMs, ...rest }: Withdrawal) => ({
  order: orderNumber(orderId),
  orderId,
  ...rest,
  receivedAt: new Date(receivedMs).toISOString(),
  changedAt: new Date(changedMs).toISOString(),
  acts: returnActs(rest.state),
})

/** A return on one line. */
export function returnLine(withdrawal: Withdrawal): string {
  const { orderId, state, name, statement, receivedMs, isLate } = withdrawal
  const words = [
    utcText(receivedMs),
    `order ${orderNumber(orderId)}`,
    isLate ? `${state} (after the period)` : state,
    name,
    ...(statement === null ? [] : [`"${statement}"`]),
  ]
  return plainLine(words.join('  '))
}
