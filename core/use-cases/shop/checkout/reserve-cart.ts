import { linesToDeliver } from '../../../orders/index.js'
import type { Rejection } from '../failures.js'
import { attemptId } from '../orders/stored-order.js'
import type { NewAttempt, PaymentAttempt } from '../payments/payment-attempt.js'
import { keepsWithoutCharge, movesMoneyAt } from '../payments/processors.js'
import { DISCOUNT_USED_UP, EXTRAS_CHANGED, OUT_OF_STOCK } from '../placement-refusals.js'
import { purposeOfBegin } from '../subscriptions/begun-subscription.js'
import type { LoadedCart, LoadedSubmission } from './load-submission.js'
import type { SubmitPorts, SubmitWork } from './submit-ports.js'
import type { RequestKey } from '../request-key.js'

/** Rolls back a unit that has reserved something; another unit stores the refusal. */
export class Unavailable extends Error {
  constructor(
    readonly key: RequestKey,
    readonly failure: Rejection,
  ) {
    super(failure.message)
  }
}

/** Reserves the goods of a cart during its payment, and freezes the cart as an attempt. Throws `Unavailable`. */
export async function reserveCart(
  ports: Pick<SubmitPorts, 'source' | 'settings' | 'payments'>,
  work: SubmitWork,
  cart: LoadedCart,
  { key, memberId, nowMs }: Pick<LoadedSubmission, 'key' | 'memberId'> & { readonly nowMs: number },
): Promise<PaymentAttempt> {
  const failure = await take(work, cart, memberId)
  if (failure !== null) throw new Unavailable(key, failure)
  const attempt = await work.insertAttempt(newAttempt(ports, cart), cart.order.email, nowMs)
  await work.markSubmitting(cart.order, memberId, nowMs)
  const outcome = { orderId: cart.order.id, attemptId: attempt.id, cart: cart.digest }
  await work.saveSubmission(key, outcome, nowMs)
  return attempt
}

/** Takes what an order needs; the reason if something is not left, and all must be rolled back. */
async function take(
  work: SubmitWork,
  { order, needed, discount, trialOf: productId }: LoadedCart,
  memberId: string | null,
): Promise<Rejection | null> {
  const hasTrial = memberId !== null && productId !== null
  // The member has just begun it elsewhere.
  if (hasTrial && !(await work.beginTrial({ memberId, productId, orderId: order.id }))) return EXTRAS_CHANGED
  if (!(await work.takeStock(needed))) return OUT_OF_STOCK
  return discount === null || (await work.takeDiscount(discount)) ? null : DISCOUNT_USED_UP
}

function newAttempt(
  { source, settings, payments }: Pick<SubmitPorts, 'source' | 'settings' | 'payments'>,
  { order, total, provider, paymentMethod, needed, discount, frozen, begins }: LoadedCart,
): NewAttempt {
  const purpose = begins && purposeOfBegin(begins.begin, keepsWithoutCharge(payments, provider))
  return {
    id: attemptId(order.id, order.attempts + 1),
    orderId: order.id,
    amount: total,
    provider,
    movesMoney: movesMoneyAt(payments, provider),
    paymentMethod,
    // The site delivers at once what the owner does not send.
    capture: linesToDeliver(frozen).length > 0 ? settings.capture : 'at-once',
    purpose: purpose ?? 'order',
    frozen,
    renewal: begins?.repeated ?? null,
    nextTryMs: null,
    source,
    discountCode: discount?.code ?? null,
    reserved: needed,
  }
}
