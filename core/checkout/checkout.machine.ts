import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { CheckoutDetails } from '../ports/shop/checkout-forms.port.js'
import { assertNever } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { fromGateway } from './checkout-failure.js'
import { hasLostAnswer, isBusy, needsRefresh, withFailure } from './checkout-state.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState, CheckoutStep } from './checkout-state.js'
import type { Attempt } from './placing/attempt.js'
import type { DetailChange } from './checkout-details.js'
import { orderTransition } from './order-reading.machine.js'
import type { OrderEvent, RequestId } from './order-reading.machine.js'
import { beginPlacing, checkAttempt, placingTransition, resumePlacing } from './placing/placing.machine.js'
import type { PlacingStep } from './placing/placing.js'

/** The transitions of the checkout with payment and challenges; pure. */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  switch (event.tag) {
    case 'refresh-requested':
      // A placed order has left the cart: reading it again would empty the page while the shopper looks at
      // it.
      return state.placing.tag === 'accepted' ? [state, []] : followOrder(state, event)
    case 'order-read': {
      const step = followOrder(state, event)
      // An answer to an outdated read changes nothing.
      return step[0] === state ? step : then(then(then(step, followCart), handOff), proceed)
    }
    case 'shipping-method-selected':
    case 'recalculated':
      return then(followOrder(state, event), proceed)
    case 'details-changed':
      return sendChanges(state, event.changes)
    case 'changes-sent':
      return state.pendingChanges.includes(event.requestId)
        ? then(settleChange(state, event.requestId, event.answer), proceed)
        : [state, []]
    case 'discount-entered':
      return applyDiscount(state, event.code)
    case 'discount-removed':
      return changeDiscount(state, 'idle', (requestId) => ({ tag: 'remove-discount', requestId }))
    case 'discount-answered':
      return state.discount.tag === 'applying' && state.discount.requestId === event.requestId
        ? settleDiscount(state, state.discount.then, event.answer)
        : [state, []]
    case 'place-order-requested':
      return requestPlacing(state, event)
    case 'handed-off':
      return settleHandOff(state, event.requestId, event.answer)
    case 'attempt-recalled':
      return state.placing.tag === 'idle' && state.placing.open === null
        ? check(state, event.attempt)
        : [state, []]
    case 'check-requested':
      return checkLostAnswer(state)
    case 'restarted':
      return restart(state)
    case 'forms-read':
      return begin(state, event.details)
    case 'details-sent':
    case 'payment-method-created':
    case 'payment-method-stored':
    case 'order-submitted':
    case 'payment-confirmed':
    case 'submit-found':
      return followPlacing(state, placingTransition(state.placing, event, state.lastRequestId + 1))
    default:
      return assertNever(event)
  }
}

/** Passes a step's state to the next step and keeps the effects of both. */
function then([state, before]: CheckoutStep, next: (state: CheckoutState) => CheckoutStep): CheckoutStep {
  const [after, effects] = next(state)
  return [after, [...before, ...effects]]
}

/** Every requestId belongs to one effect, so the counter increases after each effect. */
const takeRequestId = (state: CheckoutState, effects: readonly CheckoutEffect[]): CheckoutState =>
  effects.some((effect) => 'requestId' in effect)
    ? { ...state, lastRequestId: state.lastRequestId + 1 }
    : state

function followOrder(state: CheckoutState, event: OrderEvent): CheckoutStep {
  const [order, effects] = orderTransition(state.order, event, state.lastRequestId + 1)
  if (order === state.order) return [state, effects]
  const next = takeRequestId({ ...state, order }, effects)
  if (order.tag === 'unreachable') return [withFailure(next, fromGateway(order.failure)), effects]
  if (order.tag !== 'read') return [next, effects]
  const found = forgetLostConnection(next)
  // Shows the order, with its problem.
  const { problem } = order.known
  return [problem === undefined ? found : withFailure(found, fromGateway(problem)), effects]
}

function followPlacing(state: CheckoutState, step: PlacingStep): CheckoutStep {
  if (step.state === state.placing) return [state, step.effects]
  const next = takeRequestId({ ...state, placing: step.state }, step.effects)
  const shown = step.failure ? withFailure(next, step.failure) : next
  return step.state.tag === 'accepted'
    ? [shown, [...step.effects, { tag: 'announce-order-change' }]]
    : [shown, step.effects]
}

/** The shop answers again, so the failure "could not be reached" is removed; a lost submit is not. */
const forgetLostConnection = (state: CheckoutState): CheckoutState =>
  state.failure?.tag === 'unreachable' && !state.failure.mayHaveOrdered ? { ...state, failure: null } : state

function sendChanges(state: CheckoutState, changes: readonly DetailChange[]): CheckoutStep {
  // While an order is placed its details are already being sent; a further change could reach the back end
  // after the payment.
  if (isBusy(state) || changes.length === 0) return [state, []]
  const requestId = state.lastRequestId + 1
  return [
    { ...state, pendingChanges: [...state.pendingChanges, requestId], lastRequestId: requestId },
    [{ tag: 'send-changes', changes, requestId }],
  ]
}

function settleChange(
  state: CheckoutState,
  requestId: RequestId,
  answer: Result<void, GatewayFailure>,
): CheckoutStep {
  const settled = {
    ...state,
    pendingChanges: state.pendingChanges.filter((pending) => pending !== requestId),
  }
  if (answer.ok) return announceChange(forgetLostConnection(settled))
  // A half-filled address is often refused, which is no news yet; the reading shows the shop's result.
  if (answer.failure.tag === 'rejected') return followOrder(settled, { tag: 'refresh-requested' })
  return [withFailure(stopWaiting(settled), fromGateway(answer.failure)), []]
}

/** An order that waits for a change stops if the change is refused: the shopper sees the failure first. */
const stopWaiting = (state: CheckoutState): CheckoutState =>
  state.placing.tag === 'waiting'
    ? { ...state, placing: { tag: 'idle', open: state.placing.attempt } }
    : state

const announceChange = (state: CheckoutState): CheckoutStep =>
  then(followOrder(state, { tag: 'refresh-requested' }), (next) => [next, [{ tag: 'announce-order-change' }]])

function applyDiscount(state: CheckoutState, typed: string): CheckoutStep {
  const code = typed.trim().toUpperCase()
  return code === ''
    ? [state, []]
    : changeDiscount(state, 'applied', (requestId) => ({ tag: 'apply-discount', code, requestId }))
}

function changeDiscount(
  state: CheckoutState,
  afterwards: 'applied' | 'idle',
  effectOf: (requestId: RequestId) => CheckoutEffect,
): CheckoutStep {
  if (isBusy(state) || state.discount.tag === 'applying') return [state, []]
  const requestId = state.lastRequestId + 1
  return [
    { ...state, discount: { tag: 'applying', requestId, then: afterwards }, lastRequestId: requestId },
    [effectOf(requestId)],
  ]
}

function settleDiscount(
  state: CheckoutState,
  tag: 'applied' | 'idle',
  answer: Result<void, GatewayFailure>,
): CheckoutStep {
  return answer.ok
    ? announceChange(withFailure({ ...state, discount: { tag } }, null))
    : [withFailure(stopWaiting({ ...state, discount: { tag: 'idle' } }), fromGateway(answer.failure)), []]
}

function requestPlacing(
  state: CheckoutState,
  { freshKey, isSecure }: Extract<CheckoutEvent, { tag: 'place-order-requested' }>,
): CheckoutStep {
  if (state.placing.tag !== 'idle' || needsRefresh(state)) return [state, []]
  if (!isSecure) return [withFailure(state, { tag: 'insecure' }), []]
  const attempt: Attempt = state.placing.open ?? { key: freshKey, orderId: null, isSubmitted: false }
  const quiet: CheckoutState = { ...state, failure: null }
  if (attempt.isSubmitted) return followPlacing(quiet, resumePlacing(attempt, state.lastRequestId + 1))
  const waiting: CheckoutState = { ...quiet, placing: { tag: 'waiting', attempt } }
  return state.order.tag === 'unread' || state.order.tag === 'unreachable'
    ? followOrder(waiting, { tag: 'refresh-requested' })
    : then(handOff(waiting), proceed)
}

/** Sends a shopper with an order to the engine's own checkout, if the shop places orders there. */
function handOff(state: CheckoutState): CheckoutStep {
  const { placing, order } = state
  if (placing.tag !== 'idle' && placing.tag !== 'waiting') return [state, []]
  if (order.tag !== 'read' || order.known.order === null) return [state, []]
  const { checkout, checkoutHosts } = order.known.shop.capabilities
  if (checkout !== 'handOff') return [state, []]
  const requestId = state.lastRequestId + 1
  return [
    { ...state, placing: { tag: 'handing-off', requestId }, failure: null, lastRequestId: requestId },
    [{ tag: 'hand-off', checkoutHosts, requestId }],
  ]
}

/**
 * A shopper who was sent on leaves the page; one who could not be sent stays, sees the reason and may try
 * again.
 */
const settleHandOff = (
  state: CheckoutState,
  requestId: RequestId,
  answer: Result<void, GatewayFailure>,
): CheckoutStep =>
  answer.ok || state.placing.tag !== 'handing-off' || state.placing.requestId !== requestId
    ? [state, []]
    : [withFailure({ ...state, placing: { tag: 'idle', open: null } }, fromGateway(answer.failure)), []]

/** Continues a waiting order once the order's flags are known and no request is running. */
function proceed(state: CheckoutState): CheckoutStep {
  const { placing, order } = state
  if (placing.tag !== 'waiting') return [state, []]
  if (isChanging(state)) return [state, []]
  if (order.tag === 'unreachable') return [stopWaiting(state), []]
  if (order.tag !== 'read') return [state, []]
  if (order.known.order === null) return [withFailure(stopWaiting(state), { tag: 'empty-cart' }), []]
  return [state, [{ tag: 'read-forms', flags: order.known.order.flags }]]
}

const isChanging = ({ pendingChanges, discount }: CheckoutState): boolean =>
  pendingChanges.length > 0 || discount.tag === 'applying'

/** The forms answer at once; if the order has changed meanwhile, they are checked again. */
function begin(state: CheckoutState, details: CheckoutDetails | null): CheckoutStep {
  const { placing, order } = state
  if (placing.tag !== 'waiting' || isChanging(state)) return [state, []]
  if (order.tag !== 'read' || order.known.order === null) return [state, []]
  const { id: orderId, flags } = order.known.order
  return followPlacing(
    state,
    beginPlacing(placing.attempt, { orderId, flags }, details, state.lastRequestId + 1),
  )
}

function restart(state: CheckoutState): CheckoutStep {
  const isOver = state.placing.tag === 'accepted' || state.placing.tag === 'handing-off'
  if (state.placing.tag !== 'idle' && !isOver) return [state, []]
  const placing = state.placing.tag === 'idle' ? state.placing : ({ tag: 'idle', open: null } as const)
  return then(
    followOrder({ ...state, placing, failure: null }, { tag: 'refresh-requested' }),
    checkLostAnswer,
  )
}

const check = (state: CheckoutState, attempt: Attempt): CheckoutStep =>
  followPlacing(state, checkAttempt(attempt, state.lastRequestId + 1))

function checkLostAnswer(state: CheckoutState): CheckoutStep {
  const { placing } = state
  return placing.tag === 'idle' && placing.open !== null && hasLostAnswer(state)
    ? check(state, placing.open)
    : [state, []]
}

/**
 * An attempt that was not placed ends with its cart. If the cart is gone, the submit may have arrived after
 * all; if it is another cart, there is nothing left to retry.
 */
function followCart(state: CheckoutState): CheckoutStep {
  const { placing, order, failure } = state
  if (order.tag !== 'read' || placing.tag !== 'idle') return [state, []]
  const { open } = placing
  if (open === null || open.orderId === null || open.isSubmitted) return [state, []]
  if (order.known.order === null) return failure?.tag === 'not-placed' ? check(state, open) : [state, []]
  return order.known.order.id === open.orderId
    ? [state, []]
    : [{ ...state, placing: { tag: 'idle', open: null } }, [{ tag: 'forget-attempt', attempt: open }]]
}
