import { lockAttempt } from '../orders/visitor-order.js'
import type { AttemptWithOrder } from '../orders/visitor-order.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext } from '../store-context.js'

/** Reads an attempt again with its order, after the changes that others are writing. */
export const readAttempt = (context: StoreContext, attempt: PaymentAttemptRow): Promise<AttemptWithOrder> =>
  inTransaction(context, (tables) => lockAttempt(tables, context, attempt))
