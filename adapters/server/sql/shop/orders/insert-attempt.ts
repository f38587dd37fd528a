import { linesToDeliver, orderWords } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import type { NewAttempt } from '../../../../../core/use-cases/shop/payments/payment-attempt.js'
import type { PaymentAttemptRow } from '../../schema/tables.js'
import { documentText } from '../row-documents.js'
import type { Tables } from '../site-database.js'

/** The row of an attempt to be charged, begun at `now`. */
export const newAttemptRow = (
  { siteId }: { readonly siteId: string },
  attempt: NewAttempt,
  now: number,
): PaymentAttemptRow => ({
  site_id: siteId,
  id: attempt.id,
  order_id: attempt.orderId,
  status: 'pending',
  amount_minor: attempt.amount.amount,
  currency: attempt.amount.currency,
  provider: attempt.provider,
  moves_money: attempt.movesMoney,
  payment_method: attempt.paymentMethod,
  capture: attempt.capture,
  purpose: attempt.purpose === 'order' ? null : attempt.purpose,
  renewal: documentText(attempt.renewal),
  next_try_on: attempt.nextTryMs,
  source: attempt.source,
  discount_code: attempt.discountCode,
  confirmed_reference: null,
  reference: null,
  action: null,
  captured_minor: null,
  refunded_minor: null,
  disputed: null,
  unsent: linesToDeliver(attempt.frozen).length > 0,
  reserved: JSON.stringify(attempt.reserved),
  snapshot: JSON.stringify(attempt.frozen),
  item_count: attempt.frozen.itemCount,
  customer_name: attempt.frozen.fullName ?? '',
  failure: null,
  created_on: now,
  updated_on: now,
})

/** Inserts a payment attempt with the words of its order, in one statement. */
export function attemptInsertion(
  tables: Tables,
  attempt: PaymentAttemptRow,
  { items, email }: { readonly items: Order['items']; readonly email: string | null },
) {
  const { site_id, order_id, customer_name } = attempt
  // The address comes first, since the words of a very long name are cut off.
  const rows = orderWords(items, email, customer_name).map((word) => ({
    site_id,
    id: `${order_id} ${word}`,
    order_id,
    word,
  }))
  if (rows.length === 0) return tables.insertInto('payment_attempt').values(attempt)
  return tables
    .with('words', (database) =>
      database
        .insertInto('order_word')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('payment_attempt')
    .values(attempt)
}
