import type { GatewayFailure } from '../../../ports/gateway-failure.port.js'
import { err } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { refuse, visitorUnknown } from '../failures.js'
import { lockShopper } from '../orders/lock-shopper.js'
import type { LockedShopper } from '../orders/lock-shopper.js'
import { latestAttemptId } from '../orders/stored-order.js'
import { isExpired } from '../payments/attempt-age.js'
import { applyChanges } from './apply-changes.js'
import type { CartChanger, CartPorts, CartWork, ChangeCart } from './cart-ports.js'
import { cartReadings } from './cart-readings.js'
import { decideCartOpening } from './decide-opening.js'
import { newCart } from './open-cart.js'
import type { OpenCart } from './open-cart.js'
import { presentCart } from './present-cart.js'
import type { ShopTerms } from './price-cart.js'

type Outcome = Result<unknown, GatewayFailure>

interface Waiting {
  readonly change: CartChanger<unknown>
  readonly settle: (outcome: Outcome) => void
  readonly fail: (thrown: unknown) => void
}

/** The cart for a change, or the attempt that must be settled first. */
type Opened =
  | { readonly tag: 'cart'; readonly cart: OpenCart; readonly isNew: boolean }
  | { readonly tag: 'submitting'; readonly attemptId: string }

const MAX_SETTLED_FIRST = 3

const stillSubmitting = refuse(
  'OrderSubmitting',
  'Your order is being placed. Please wait a moment and try again.',
)

/**
 * The changes of one visitor's cart, in the order of the calls. Simultaneous ones, such as a batch of a page,
 * share a unit of work: the cart is locked, loaded and written once (ADR 68).
 */
export function createCartChanges(ports: CartPorts): ChangeCart {
  let waiting: Waiting[] = []
  let isAtWork = false

  async function work(): Promise<void> {
    isAtWork = true
    while (waiting.length > 0) {
      await ports.arrived()
      const together = waiting
      waiting = []
      await changeTogether(ports, together)
    }
    isAtWork = false
  }

  return <T>(change: CartChanger<T>) => {
    if (!ports.isVisitorKnown) return Promise.resolve(err(visitorUnknown))
    return new Promise<Result<T, GatewayFailure>>((settle, fail) => {
      waiting.push({ change, settle: settle as Waiting['settle'], fail })
      if (!isAtWork) void work()
    })
  }
}

/**
 * Never rejects. If the common unit fails, each change is tried alone, so that one failure does not affect the
 * others.
 */
async function changeTogether(ports: CartPorts, together: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await changeAtOnce(
      ports,
      together.map(({ change }) => change),
    )
    together.forEach(({ settle }, index) => settle(outcomes[index] ?? stillSubmitting))
  } catch (thrown) {
    if (together.length === 1) together[0]?.fail(thrown)
    else for (const alone of together) await changeTogether(ports, [alone])
  }
}

/** The outcome of each change; none if they must wait for an order in progress. */
async function changeAtOnce(
  ports: CartPorts,
  changes: readonly CartChanger<unknown>[],
): Promise<readonly Outcome[]> {
  for (let attempt = 0; attempt < MAX_SETTLED_FIRST; attempt += 1) {
    const done = await ports.unitOfWork((work) => changeInUnit(ports, work, changes))
    if (!('tag' in done)) return done
    await ports.settle(done.attemptId)
  }
  return []
}

async function changeInUnit(
  ports: CartPorts,
  work: CartWork,
  changes: readonly CartChanger<unknown>[],
): Promise<readonly Outcome[] | Extract<Opened, { readonly tag: 'submitting' }>> {
  const terms = ports.terms()
  const { settings, nowMs } = terms
  const shopper = await lockShopper(work, { nowMs, newId: ports.newId })
  const opened = await openCart(ports, work, shopper, terms)
  if (opened.tag === 'submitting') return opened
  const applied = await applyChanges(
    terms,
    cartReadings(work, settings),
    { cart: opened.cart, shopper },
    changes,
  )
  const { outcomes, after, answers } = applied
  await work.saveCart({
    before: opened.cart,
    after,
    isNew: opened.isNew,
    currency: settings.currency,
    answers: [...answers].map(([key, answer]) => [{ lineage: shopper.lineage, key }, answer] as const),
    nowMs,
  })
  return outcomes
}

async function openCart(
  { newId }: CartPorts,
  work: CartWork,
  { order, memberId }: LockedShopper,
  { settings, nowMs }: ShopTerms,
): Promise<Opened> {
  const attempt = order?.status === 'submitting' ? await work.findAttempt(latestAttemptId(order)) : null
  const standing = attempt === null ? 'none' : isExpired(attempt.createdMs, nowMs) ? 'expired' : 'live'
  const opening = decideCartOpening(order && { ...order, attempt: standing }, settings.currency)
  if (opening === 'settle-first' && attempt !== null) return { tag: 'submitting', attemptId: attempt.id }
  if (opening === 'continue' && order !== null) {
    const cart = presentCart(settings, await work.loadCart(order, memberId))
    return { tag: 'cart', cart, isNew: false }
  }
  return { tag: 'cart', cart: newCart(newId(), memberId), isNew: true }
}
