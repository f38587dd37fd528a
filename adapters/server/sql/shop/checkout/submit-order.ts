import type {
  FoundSubmit,
  SubmitAnswer,
  SubmitOrder,
} from '../../../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import { assertNever, err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { refuse, unreachable } from '../../../../../core/use-cases/shop/failures.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { keyId, sourceId } from '../ids.js'
import { lineageOf } from '../orders/lock-visitor.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { memberOf } from '../orders/session-member.js'
import { settleAttempt } from '../../../../../core/use-cases/shop/payments/settle-attempt.js'
import type { Settled } from '../../../../../core/use-cases/shop/payments/settle-attempt.js'
import type { PlacedOrder } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { createPaymentPorts } from '../payments/create-payment-ports.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { cleanText } from '../../../../../core/use-cases/shop/order-details.js'
import { sessionEnded, unclear } from '../../../../../core/use-cases/shop/submit-key.js'
import { beginSubmit } from './begin-submit.js'
import type { Begun } from './begin-submit.js'
import { findSubmission } from './submissions.js'

const MAX_CONFIRMATION_LENGTH = 255

/**
 * Places an order in three steps: reserve stock in a transaction, charge under the attempt's key, finish in a
 * second transaction (ADR 11). A crash may interrupt any of them; the next request that repeats the submit or
 * uses the order continues.
 */
export async function submitOrder(
  context: StoreContext,
  visitor: StoreVisitor,
  { key, orderId, confirmation }: SubmitOrder,
): Answer<SubmitAnswer> {
  if (visitor.id === '') return refuse('VisitorUnknown', 'There is no visitor to keep a cart for.')
  const begun = await beginSubmit(context, {
    visitor,
    key,
    source: sourceId(visitor.address ?? visitor.id),
    orderId: orderId ?? null,
    confirmation: cleanText(confirmation ?? null, MAX_CONFIRMATION_LENGTH) ?? null,
  })
  switch (begun.tag) {
    case 'placed':
      return ok(accepted(begun.placed))
    case 'refused':
      return err(begun.failure)
    case 'attempt':
      return finish(context, begun)
    default:
      return assertNever(begun)
  }
}

/**
 * Finds the outcome of a submit without beginning one. A begun attempt is continued, as the reconciliation
 * would do later.
 */
export async function findSubmit(
  context: StoreContext,
  visitor: StoreVisitor,
  key: string,
): Answer<FoundSubmit> {
  const tables = tablesOf(context.sql)
  const lineage = await lineageOf(tables, context, visitor.id)
  const known = await findSubmission(tables, context, keyId('submit', lineage, key))
  if (known?.failure != null) return err(JSON.parse(known.failure) as Rejection)
  if (known?.attempt_id == null) return ok({ tag: 'not-placed' })
  const owner = await ownerOf(tables, context, known.attempt_id)
  if (owner !== null && owner !== (await memberOf(tables, context, visitor))) return err(sessionEnded)
  const settled = await settleAttempt(createPaymentPorts(context), known.attempt_id, { challenge: 'keep' })
  switch (settled.tag) {
    case 'unknown':
      return ok({ tag: 'pending' })
    case 'released':
      return ok({ tag: 'not-placed' })
    default:
      return answerOf(settled)
  }
}

/** The member whose order an attempt pays; null: a guest's. */
async function ownerOf(tables: Tables, { siteId }: StoreContext, attemptId: string): Promise<string | null> {
  const row = await tables
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.site_id', '=', 'payment_attempt.site_id')
        .onRef('shop_order.id', '=', 'payment_attempt.order_id'),
    )
    .select('shop_order.member_id')
    .where('payment_attempt.site_id', '=', siteId)
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirst()
  return row?.member_id ?? null
}

async function finish(
  context: StoreContext,
  { attempt, hasExpired }: Extract<Begun, { readonly tag: 'attempt' }>,
): Answer<SubmitAnswer> {
  const settled = await settleAttempt(createPaymentPorts(context), attempt, { challenge: 'keep' })
  switch (settled.tag) {
    case 'unknown':
      return err(hasExpired ? unclear : unreachable(settled.message))
    case 'released':
      return refuse('OrderSubmitting', 'The cart was changed while the order was being placed.')
    default:
      return answerOf(settled)
  }
}

function answerOf(
  settled: Exclude<Settled, { readonly tag: 'unknown' | 'released' }>,
): Result<SubmitAnswer, GatewayFailure> {
  switch (settled.tag) {
    case 'placed':
      return ok(accepted(settled.placed))
    case 'declined':
      return err(settled.failure)
    case 'challenge':
      return ok({ tag: 'action-required', action: settled.action })
    default:
      return assertNever(settled)
  }
}

/** The answer for a placed order, the same at each request. */
function accepted({ order, token }: PlacedOrder): SubmitAnswer {
  return {
    tag: 'accepted',
    orderId: order.id,
    token,
    // A trial charges nothing with its order.
    customerPaid: order.renewal?.today ?? order.total,
    purchasedItems: order.items.map(({ sku, product, count, price }) => ({
      id: sku.id,
      name: product.name,
      count,
      price,
    })),
  }
}
