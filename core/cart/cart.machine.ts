import type { SkuId } from '../catalog/index.js'
import type { CartChange, OrderReading } from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import { assertNever, ownValue } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/** The answer to each query that was sent; `query` is its text, empty for the built-in one. */
export interface QueryReading {
  readonly query: string
  readonly result: Result<OrderReading, GatewayFailure>
}

/** A change that was not made, stored until the next change; `skuId` names the line. */
export interface CartProblem {
  readonly skuId: SkuId
  readonly failure: GatewayFailure
}

/** A count on its way to the back end; `next` is a newer count of the same line, sent after the answer. */
interface PendingChange {
  readonly sent: number
  readonly next: number | null
}

/** The visitor's cart on this page. The last good reading stays while a newer one is fetched or fails. */
export interface CartState {
  /** `failed`: the latest read had no answer, `failure` says why. */
  readonly phase: 'unread' | 'reading' | 'ready' | 'failed'
  /** True if something changed during a read, so that its result is already old. */
  readonly isStale: boolean
  /** The last good reading of each query, by its text. */
  readonly readings: Readonly<Record<string, OrderReading>>
  readonly failure: GatewayFailure | null
  readonly pending: Readonly<Record<string, PendingChange>>
  /** Counts that the back end has accepted since the last good reading, by SKU. */
  readonly confirmed: Readonly<Record<string, number>>
  readonly problem: CartProblem | null
}

/** The events of the cart. */
export type CartEvent =
  /** Show the back end's present cart. */
  | { readonly tag: 'refresh' }
  /** This page changed the order by another way (an add, a checkout step): other tabs must hear of it. */
  | { readonly tag: 'invalidated' }
  | { readonly tag: 'read'; readonly readings: readonly QueryReading[] }
  /** A line's new count; 0 removes it. */
  | { readonly tag: 'change'; readonly skuId: SkuId; readonly count: number }
  | {
      readonly tag: 'changed'
      readonly skuId: SkuId
      readonly result: Result<CartChange, GatewayFailure>
    }
  | { readonly tag: 'dismiss-problem' }

/** The effects that the cart requests. */
export type CartEffect =
  | { readonly tag: 'read' }
  | { readonly tag: 'update'; readonly skuId: SkuId; readonly count: number }
  | { readonly tag: 'broadcast' }

/** The cart before its first read. */
export const UNREAD_CART: CartState = {
  phase: 'unread',
  isStale: false,
  readings: {},
  failure: null,
  pending: {},
  confirmed: {},
  problem: null,
}

/**
 * The answer to a query of the page; null: none yet. Query texts may equal names that every object inherits.
 */
export const readingOf = (state: CartState, query: string): OrderReading | null =>
  ownValue(state.readings, query) ?? null

/** True while a change of this line is being sent. */
export const isChanging = (state: CartState, skuId: SkuId): boolean => state.pending[skuId] !== undefined

type Step = readonly [CartState, readonly CartEffect[]]

/**
 * The transitions of the cart; pure. Every change is one request, followed by one read of the cart
 * (reference/cart#changes, reference/cart#display).
 */
export function transition(state: CartState, event: CartEvent): Step {
  switch (event.tag) {
    case 'refresh':
      return read(state, [])
    case 'invalidated':
      return read(state, [{ tag: 'broadcast' }])
    case 'read':
      return keepReadings(state, event.readings)
    case 'change':
      return change({ ...state, problem: null }, event.skuId, event.count)
    case 'changed':
      return settleChange(state, event.skuId, event.result)
    case 'dismiss-problem':
      return [state.problem === null ? state : { ...state, problem: null }, []]
    default:
      return assertNever(event)
  }
}

function read(state: CartState, before: readonly CartEffect[]): Step {
  return state.phase === 'reading'
    ? [{ ...state, isStale: true }, before]
    : [{ ...state, phase: 'reading' }, [...before, { tag: 'read' }]]
}

function keepReadings(state: CartState, answers: readonly QueryReading[]): Step {
  const readings = new Map(Object.entries(state.readings))
  let failure: GatewayFailure | null = null
  for (const { query, result } of answers) {
    if (result.ok) readings.set(query, result.value)
    const problem = result.ok ? result.value.problem : result.failure
    if (problem !== undefined) failure = problem
  }
  const next: CartState = {
    ...state,
    readings: Object.fromEntries(readings),
    failure,
    isStale: false,
    // A reading that began before the last change may not contain it yet.
    confirmed: failure === null && !state.isStale ? {} : state.confirmed,
    phase: failure === null ? 'ready' : 'failed',
  }
  return state.isStale ? [{ ...next, phase: 'reading' }, [{ tag: 'read' }]] : [next, []]
}

function change(state: CartState, skuId: SkuId, count: number): Step {
  const running = state.pending[skuId]
  const entry = running ? { ...running, next: count } : { sent: count, next: null }
  return [
    { ...state, pending: { ...state.pending, [skuId]: entry } },
    running ? [] : [{ tag: 'update', skuId, count }],
  ]
}

function settleChange(state: CartState, skuId: SkuId, result: Result<CartChange, GatewayFailure>): Step {
  const running = state.pending[skuId]
  if (running && running.next !== null && running.next !== running.sent) {
    const again: PendingChange = { sent: running.next, next: null }
    return [
      { ...state, pending: { ...state.pending, [skuId]: again } },
      [{ tag: 'update', skuId, count: again.sent }],
    ]
  }
  const pending = Object.fromEntries(Object.entries(state.pending).filter(([id]) => id !== skuId))
  const problem = result.ok ? state.problem : { skuId, failure: result.failure }
  const confirmed = result.ok && running ? { ...state.confirmed, [skuId]: running.sent } : state.confirmed
  // The cart is also read after a refused change: usually the shown cart was old.
  return read({ ...state, pending, confirmed, problem }, result.ok ? [{ tag: 'broadcast' }] : [])
}
