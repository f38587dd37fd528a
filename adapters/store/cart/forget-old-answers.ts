import { inTransaction } from '../store-context.js'
import type { StoreContext } from '../store-context.js'

/** How long a repeated add-to-cart is recognised. */
const CART_ANSWER_MS = 24 * 60 * 60 * 1000

/** Deletes the answers to additions that nobody repeats any more. */
export const forgetOldAnswers = (context: StoreContext): Promise<void> =>
  inTransaction(context, async (tables) => {
    await tables
      .deleteFrom('cart_answer')
      .where('site_id', '=', context.siteId)
      .where('created_on', '<', context.clock.wallTime() - CART_ANSWER_MS)
      .execute()
  })
