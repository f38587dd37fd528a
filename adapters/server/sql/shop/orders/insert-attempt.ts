import { orderWords } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import type { PaymentAttemptRow } from '../../schema/tables.js'
import type { Tables } from '../store-context.js'

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
