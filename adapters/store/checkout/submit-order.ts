import type { Order } from '../../../core/orders/index.js'
import { orderToken } from '../../../core/orders/index.js'
import type { CheckoutType, SubmitAnswer } from '../../../core/ports/commerce-gateway.port.js'
import type { Answer } from '../../../core/ports/gateway-failure.port.js'
import { assertNever, err, ok } from '../../../core/shared/index.js'
import type { OrderRow } from '../../sql/index.js'
import { refuse, unreachable } from '../failures.js'
import { secretId } from '../ids.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { cleanText } from '../text-input.js'
import { beginSubmit, Unavailable } from './begin-submit.js'
import type { Begun, SubmitRequest } from './begin-submit.js'
import { settleAttempt } from './settle-attempt.js'
import { rememberSubmission } from './submissions.js'

const LONGEST_REFERENCE = 255

interface Submit {
  readonly checkoutType: CheckoutType
  readonly key: string
  readonly paymentIntentId?: string
}

/**
 * Places an order in three steps that may each be cut off by a crash: reserve stock in a transaction, take
 * the money under the attempt's key, finish in a second transaction (ADR "Reserve, charge, finish"). Whoever
 * repeats the submit, or touches the order, carries on.
 */
export async function submitOrder(
  context: StoreContext,
  visitor: string,
  { checkoutType, key, paymentIntentId }: Submit,
): Answer<SubmitAnswer> {
  if (visitor === '') return refuse('VisitorUnknown', 'There is no visitor to keep a cart for.')
  if (checkoutType === 'paypal') {
    return refuse('CheckoutTypeUnsupported', 'This shop does not take payments by wallet order.')
  }
  const begun = await begin(context, {
    submissionId: secretId('submit', visitor, key),
    visitor,
    paymentIntentId: cleanText(paymentIntentId ?? null, LONGEST_REFERENCE) ?? null,
  })
  switch (begun.tag) {
    case 'placed':
      return ok(accepted(begun.order))
    case 'refused':
      return err(begun.failure)
    case 'attempt':
      return finish(context, begun.attemptId)
    default:
      return assertNever(begun)
  }
}

async function begin(context: StoreContext, request: SubmitRequest): Promise<Begun> {
  try {
    return await inTransaction(context, (tables) => beginSubmit(tables, context, request))
  } catch (thrown) {
    if (!(thrown instanceof Unavailable)) throw thrown
    const { failure } = thrown
    await inTransaction(context, (tables) =>
      rememberSubmission(tables, context, request.submissionId, { failure }),
    )
    return { tag: 'refused', failure }
  }
}

async function finish(context: StoreContext, attemptId: string): Answer<SubmitAnswer> {
  const settled = await settleAttempt(context, attemptId, 'keep-challenge')
  switch (settled.tag) {
    case 'placed':
      return ok(accepted(settled.order))
    case 'declined':
      return err(settled.failure)
    case 'challenge':
      return ok({ tag: 'action-required', clientSecret: settled.clientSecret })
    case 'unknown':
      return err(unreachable(settled.message))
    case 'released':
      return refuse('OrderSubmitting', 'The cart was changed while the order was being placed.')
    default:
      return assertNever(settled)
  }
}

/** The answer of a placed order; it is always the same, however often it is asked for. */
function accepted({ snapshot, token }: OrderRow): SubmitAnswer {
  const order = JSON.parse(snapshot ?? '') as Order
  return {
    tag: 'accepted',
    orderId: order.id,
    token: orderToken(token ?? ''),
    customerPaid: order.total,
    purchasedItems: order.items.map(({ sku, product, count, price }) => ({
      id: sku.id,
      name: product.name,
      count,
      price,
    })),
  }
}
