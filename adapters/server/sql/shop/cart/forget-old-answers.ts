import { inTransaction } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** The time for which a repeated add-to-cart or a refused submit is recognised. */
const ANSWER_MS = DAY_MS
/** The lifetime of a visitor, in which a submit that led to a payment can be found. */
const SUBMIT_MS = 90 * DAY_MS

/**
 * Deletes the answers to additions and submits that no browser repeats any more. Orders and payments stay.
 */
export const forgetOldAnswers = ({ sql, siteId }: SiteDatabase, nowMs: number): Promise<void> =>
  inTransaction({ sql }, async (tables) => {
    await tables
      .deleteFrom('cart_answer')
      .where('site_id', '=', siteId)
      .where('created_on', '<', nowMs - ANSWER_MS)
      .execute()
    await tables
      .deleteFrom('submission')
      .where('site_id', '=', siteId)
      .where('created_on', '<', nowMs - ANSWER_MS)
      .where(({ eb, or }) => or([eb('failure', 'is not', null), eb('created_on', '<', nowMs - SUBMIT_MS)]))
      .execute()
  })
