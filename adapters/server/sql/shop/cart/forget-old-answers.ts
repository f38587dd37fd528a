import type { KeptSince } from '../../../../../core/use-cases/shop/cart/cart-lifetimes.js'
import { inTransaction } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'

/**
 * Deletes the answers to additions and submits that no browser repeats any more. Orders and payments stay.
 */
export const forgetOldAnswers = (
  { sql, siteId }: SiteDatabase,
  { answersMs, cartsMs }: KeptSince,
): Promise<void> =>
  inTransaction({ sql }, async (tables) => {
    await tables
      .deleteFrom('cart_answer')
      .where('site_id', '=', siteId)
      .where('created_on', '<', answersMs)
      .execute()
    await tables
      .deleteFrom('submission')
      .where('site_id', '=', siteId)
      .where('created_on', '<', answersMs)
      .where(({ eb, or }) => or([eb('failure', 'is not', null), eb('created_on', '<', cartsMs)]))
      .execute()
  })
