import type {
  KnownSubmission,
  SubmissionOutcome,
} from '../../../../../core/use-cases/shop/checkout/submit-ports.js'
import { defer, prepared } from '../../engine/index.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { documentOrNull } from '../row-documents.js'
import type { SiteDatabase, Tables } from '../site-database.js'

const selectSubmission = prepared((tables: Tables, siteId: string, id: string) =>
  tables.selectFrom('submission').selectAll().where('site_id', '=', siteId).where('id', '=', id),
)

/** Finds the outcome of a submit's key; null: a new one. */
export async function findSubmission(
  tables: Tables,
  { siteId }: Pick<SiteDatabase, 'siteId'>,
  id: string,
): Promise<KnownSubmission | null> {
  const [row] = (await selectSubmission(tables, siteId, id)).rows
  if (row === undefined) return null
  return {
    orderId: row.order_id,
    attemptId: row.attempt_id,
    failure: documentOrNull<Rejection>(row.failure),
    cart: row.cart,
  }
}

/** Stores the outcome of a key: its attempt, or the reason of its refusal. */
export async function rememberSubmission(
  tables: Tables,
  { siteId }: Pick<SiteDatabase, 'siteId'>,
  {
    id,
    outcome,
    nowMs,
  }: { readonly id: string; readonly outcome: SubmissionOutcome; readonly nowMs: number },
): Promise<void> {
  const row =
    'failure' in outcome
      ? { order_id: null, cart: null, attempt_id: null, failure: JSON.stringify(outcome.failure) }
      : {
          order_id: outcome.orderId,
          cart: outcome.cart ?? null,
          attempt_id: outcome.attemptId,
          failure: null,
        }
  await defer(
    tables,
    tables
      .insertInto('submission')
      .values({ site_id: siteId, id, ...row, created_on: nowMs })
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(row)),
  )
}
