import { newId } from '../../../ports/platform/stamp.port.js'
import { bringUpToDate } from '../cart/bring-up-to-date.js'
import { decideSubmit } from '../decide-submit.js'
import type { SubmitDecision } from '../decide-submit.js'
import type { Rejection } from '../failures.js'
import type { PlacedOrder } from '../orders/stored-order.js'
import { transition } from '../payment-attempt.machine.js'
import type { PaymentAttempt } from '../payments/payment-attempt.js'
import { hasExpired } from '../payments/run-attempt.js'
import { loadSubmission } from './load-submission.js'
import type { LoadedAttempt, LoadedCart, LoadedSubmission, SubmitRequest } from './load-submission.js'
import { reserveCart, Unavailable } from './reserve-cart.js'
import type { SubmitPorts, SubmitWork } from './submit-ports.js'

/** The first result of a submit: a final answer, or an attempt that must be charged. */
export type Begun =
  | { readonly tag: 'placed'; readonly placed: PlacedOrder }
  | { readonly tag: 'refused'; readonly failure: Rejection }
  /**
   * `hasExpired`: the key is too old to be repeated; the provider is only asked, and may no longer know it.
   */
  | { readonly tag: 'attempt'; readonly attempt: PaymentAttempt; readonly hasExpired: boolean }

/**
 * The first step of a submit, in one unit of work: finds the earlier result of this key or order, or checks
 * the order and reserves for it. A refusal for something that cannot be reserved is stored by itself, since the
 * unit of the reservation is rolled back.
 */
export async function beginSubmit(ports: SubmitPorts, request: SubmitRequest): Promise<Begun> {
  const { unitOfWork, payments, settings } = ports
  try {
    return await unitOfWork(async (work) => {
      const terms = { ...ports.terms(), placing: settings }
      const shop = { processors: payments.processors, terms, newId: () => newId(payments) }
      const loaded = await loadSubmission(work, shop, request)
      return saveDecision(ports, work, loaded, decideSubmit(loaded.facts))
    })
  } catch (thrown) {
    if (!(thrown instanceof Unavailable)) throw thrown
    const { key, failure } = thrown
    await unitOfWork((work) => work.saveSubmission(key, { failure }, payments.clock.wallTime()))
    return { tag: 'refused', failure }
  }
}

/** Carries out what was decided about a submit. Throws `Unavailable` if something cannot be reserved. */
async function saveDecision(
  ports: SubmitPorts,
  work: SubmitWork,
  loaded: LoadedSubmission,
  decision: SubmitDecision<LoadedAttempt, LoadedCart>,
): Promise<Begun> {
  const nowMs = ports.payments.clock.wallTime()
  if (decision.tag !== 'reserve' && decision.record !== null)
    await work.saveSubmission(loaded.key, decision.record, nowMs)
  switch (decision.tag) {
    case 'reserve': {
      const attempt = await reserveCart(ports, work, decision.cart, { ...loaded, nowMs })
      return { tag: 'attempt', attempt, hasExpired: false }
    }
    case 'refused': {
      const { failure, outOfDate } = decision
      if (outOfDate !== null) {
        const { open } = outOfDate.cart
        await work.saveUpToDate(open, bringUpToDate(ports.terms(), open, outOfDate.what))
      }
      return { tag: 'refused', failure }
    }
    default: {
      const { order, attempt: earlier } = decision.earlier
      const placed = order?.stored.placed ?? null
      if (decision.tag === 'placed' && placed !== null) return { tag: 'placed', placed }
      const attempt = await confirm(work, earlier, loaded.request.confirmation, nowMs)
      return { tag: 'attempt', attempt, hasExpired: hasExpired(earlier, ports.payments) }
    }
  }
}

/** Stores the page's result of a challenge if the attempt waits for it. */
async function confirm(
  work: SubmitWork,
  attempt: PaymentAttempt,
  confirmation: string | null,
  nowMs: number,
): Promise<PaymentAttempt> {
  if (confirmation === null) return attempt
  const [, [effect]] = transition(attempt.state, { tag: 'confirmed', confirmation })
  return effect?.tag === 'save' ? work.saveAttempt(attempt, effect.change, nowMs) : attempt
}
