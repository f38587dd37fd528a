import { orderId } from '../../orders/index.js'
import type { OrderId } from '../../orders/index.js'
import type { KeyValueStore } from '../../ports/page/key-value-store.port.js'
import { parseJson, toList, toRecord } from '../../shared/index.js'

/**
 * One attempt to place the order. Its key is sent with every submit and kept until a submit has a final answer. A
 * second try after a lost answer is the same attempt, so the money is taken once.
 */
export interface Attempt {
  readonly key: string
  /** The cart to place; null: no cart was read yet. */
  readonly orderId: OrderId | null
  /**
   * True: a submit was sent and its outcome is unknown. The order may exist, so that submit is repeated or
   * looked up before any other step.
   */
  readonly isSubmitted: boolean
}

type Storage = Pick<KeyValueStore, 'read' | 'write'>

/** The storage key of the submits without a known outcome, one for each cart. */
export const ATTEMPTS_KEY = 'vitrine-open-submits'
/** A browser has one cart at a time; more than a few are old leftovers. */
const MAX_KEPT = 5

interface KeptAttempt {
  readonly key: string
  readonly orderId: string
}

const keptIn = (storage: Storage): readonly KeptAttempt[] =>
  toList(parseJson(storage.read(ATTEMPTS_KEY) ?? '')).flatMap((input) => {
    const { key, orderId: cart } = toRecord(input)
    return typeof key === 'string' && typeof cart === 'string' ? [{ key, orderId: cart }] : []
  })

/** The newest submit without a known outcome in this browser; null: none. */
export function recallAttempt(storage: Storage): Attempt | null {
  const kept = keptIn(storage).at(-1)
  return kept
    ? { key: kept.key, orderId: kept.orderId === '' ? null : orderId(kept.orderId), isSubmitted: true }
    : null
}

/** Stores a submit before it is sent; it replaces an earlier one for the same cart. */
export function rememberAttempt(storage: Storage, attempt: Attempt): void {
  const kept = { key: attempt.key, orderId: attempt.orderId ?? '' }
  const others = keptIn(storage).filter((other) => other.orderId !== kept.orderId)
  storage.write(ATTEMPTS_KEY, JSON.stringify([...others, kept].slice(-MAX_KEPT)))
}

/** Forgets a submit that has a final answer. */
export function forgetAttempt(storage: Storage, { key }: Attempt): void {
  const kept = keptIn(storage)
  const left = kept.filter((other) => other.key !== key)
  if (left.length < kept.length) storage.write(ATTEMPTS_KEY, JSON.stringify(left))
}
