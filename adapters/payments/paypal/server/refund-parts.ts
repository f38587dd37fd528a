import { money, toDecimalString } from '../../../../core/money/index.js'
import type { CurrencyCode, Money } from '../../../../core/money/index.js'
import type { FailedRefund, ListedRefund } from '../../../../core/ports/payments/payment-processor.port.js'
import type { PaypalCapture, PaypalRefund } from './paypal-order.js'

/** A refund from one capture. */
export interface RefundPart {
  readonly captureId: string
  readonly amount: Money
}

const FAILED: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED'])

const sumOf = (refunds: readonly PaypalRefund[]): number =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/**
 * The parts of a refund that are still to be requested, beginning with the first capture with money left.
 * Parts that were requested under its key before are left out. Null: the captures do not have enough left.
 */
export function partsToGive(
  { parts }: Pick<PaypalCapture, 'parts'>,
  refunds: readonly PaypalRefund[],
  { key, amount }: { readonly key: string; readonly amount: Money },
): readonly RefundPart[] | null {
  const given = refunds.filter(({ status }) => !FAILED.has(status))
  let left = amount.amount - sumOf(refunds.filter(({ customId }) => customId === key))
  const wanted: RefundPart[] = []
  for (const { id, amount: taken } of parts) {
    const gone = parts.length === 1 ? given : given.filter(({ captureId }) => captureId === id)
    const share = Math.min(left, taken.amount - sumOf(gone))
    if (share <= 0) continue
    wanted.push({ captureId: id, amount: money(share, amount.currency) })
    left -= share
  }
  return left > 0 ? null : wanted
}

/** The result of a refund by the states of its parts. */
export function stateOfParts(statuses: readonly string[]): 'done' | 'pending' | 'refused' | 'in-part' {
  const failed = statuses.filter((status) => FAILED.has(status))
  if (failed.length > 0) return failed.length === statuses.length ? 'refused' : 'in-part'
  return statuses.every((status) => status === 'COMPLETED') ? 'done' : 'pending'
}

/** The message about a refund that did not reach the payer at all. */
export const REFUND_FAILED = 'PayPal could not give the money back.'

/** The message about a refund that reached the payer only in part. */
export function failedPartMessage(parts: readonly PaypalRefund[], currency: CurrencyCode): string {
  const failed = parts.filter(({ status }) => FAILED.has(status))
  const [missing, whole] = [failed, parts].map((some) => toDecimalString(money(sumOf(some), currency)))
  return `PayPal could not give back ${missing} of ${whole} ${currency}. Refund that amount again.`
}

/** The shop's own refunds that failed, wholly or partly. */
export const failedRefundsOf = (
  refunds: readonly PaypalRefund[],
  currency: CurrencyCode,
): readonly FailedRefund[] =>
  [...new Set(refunds.flatMap(({ customId }) => customId ?? []))].flatMap((key) => {
    const parts = refunds.filter(({ customId }) => customId === key)
    const state = stateOfParts(parts.map(({ status }) => status))
    if (state === 'refused') return [{ key, message: REFUND_FAILED }]
    return state === 'in-part' ? [{ key, message: failedPartMessage(parts, currency) }] : []
  })

/** The refunds of an order, oldest first as PayPal lists them; null: one has no id. */
export function listedRefundsOf(
  refunds: readonly PaypalRefund[],
  currency: CurrencyCode,
): readonly ListedRefund[] | null {
  const listed = refunds.flatMap(({ id, customId, status, amountMinor }) =>
    id === null
      ? []
      : [{ id, key: customId, amount: money(amountMinor, currency), isReturned: FAILED.has(status) }],
  )
  return listed.length === refunds.length ? listed : null
}
