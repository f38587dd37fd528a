import type { FoundSubmit, SubmitAnswer, SubmitOrder } from '../../../ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../ports/gateway-failure.port.js'
import { assertNever, err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { refuse, unreachable, visitorUnknown } from '../failures.js'
import { cleanText } from '../order-details.js'
import type { PlacedOrder } from '../orders/stored-order.js'
import { isOpen } from '../orders/open-order.js'
import { settleAttempt } from '../payments/settle-attempt.js'
import type { Settled } from '../payments/settle-attempt.js'
import { sessionEnded, unclear } from '../submit-key.js'
import { beginSubmit } from './begin-submit.js'
import type { Begun } from './begin-submit.js'
import type { SubmitPorts } from './submit-ports.js'

const MAX_CONFIRMATION_LENGTH = 255

/**
 * Places an order in three steps: reserve stock in a unit of work, charge under the attempt's key, finish in a
 * second unit (ADR 11). A crash may interrupt any of them; the next request that repeats the submit or uses
 * the order continues.
 */
export async function submitOrder(
  ports: SubmitPorts,
  { key, orderId, confirmation }: SubmitOrder,
): Answer<SubmitAnswer> {
  if (!ports.isVisitorKnown) return err(visitorUnknown)
  const begun = await beginSubmit(ports, {
    key,
    orderId: orderId ?? null,
    confirmation: cleanText(confirmation ?? null, MAX_CONFIRMATION_LENGTH) ?? null,
  })
  switch (begun.tag) {
    case 'placed':
      return ok(accepted(begun.placed))
    case 'refused':
      return err(begun.failure)
    case 'attempt':
      return finish(ports, begun)
    default:
      return assertNever(begun)
  }
}

/**
 * Finds the outcome of a submit without beginning one. A begun attempt is continued, as the reconciliation
 * would do later.
 */
export async function findSubmit(ports: SubmitPorts, key: string): Answer<FoundSubmit> {
  const known = await ports.findSubmission(key)
  if (known?.failure != null) return err(known.failure)
  if (known?.attemptId == null) return ok({ tag: 'not-placed' })
  const memberId = await ports.ownerOf(known.attemptId)
  if (!(await isOpen(ports, { memberId }, ports.payments.clock.wallTime()))) return err(sessionEnded)
  const settled = await settleAttempt(ports.payments, known.attemptId, { challenge: 'keep' })
  switch (settled.tag) {
    case 'unknown':
      return ok({ tag: 'pending' })
    case 'released':
      return ok({ tag: 'not-placed' })
    default:
      return answerOf(settled)
  }
}

async function finish(
  { payments }: SubmitPorts,
  { attempt, hasExpired }: Extract<Begun, { readonly tag: 'attempt' }>,
): Answer<SubmitAnswer> {
  const settled = await settleAttempt(payments, attempt, { challenge: 'keep' })
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
const accepted = ({ order, token }: PlacedOrder): SubmitAnswer => ({
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
})
