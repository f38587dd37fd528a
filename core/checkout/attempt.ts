import { orderId } from '../orders/index.js'
import type { OrderId } from '../orders/index.js'
import type { KeyValueStore } from '../ports/key-value-store.port.js'
import { parseJson, toList, toRecord } from '../shared/index.js'

/**
 * One try to place the order. Its key goes with every submit and is kept until a submit was answered for
 * good: a second try after a lost answer is the same attempt, so money is taken once.
 */
export interface Attempt {
  readonly key: string
  /** The cart that is to be placed; null: no cart was read yet. */
  readonly orderId: OrderId | null
  /**
   * A submit was sent and its outcome is not known: the order may stand, so nothing is asked before that
   * submit is repeated or looked up.
   */
  readonly isSubmitted: boolean
}

type Storage = Pick<KeyValueStore, 'read' | 'write'>

/** The storage key of the submits whose answer the browser has not got, one for each cart. */
export const ATTEMPTS_KEY = 'vitrine-open-submits'
/** A browser has one cart at a time; more than a few can only be left from broken days. */
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

/** The newest submit whose outcome this browser does not know; null: there is none. */
export function recallAttempt(storage: Storage): Attempt | null {
  const kept = keptIn(storage).at(-1)
  return kept
    ? { key: kept.key, orderId: kept.orderId === '' ? null : orderId(kept.orderId), isSubmitted: true }
    : null
}

/** Keeps a submit before it is sent; another one for the same cart gives way. */
export function rememberAttempt(storage: Storage, attempt: Attempt): void {
  const kept = { key: attempt.key, orderId: attempt.orderId ?? '' }
  const others = keptIn(storage).filter((other) => other.orderId !== kept.orderId)
  storage.write(ATTEMPTS_KEY, JSON.stringify([...others, kept].slice(-MAX_KEPT)))
}

/** Forgets a submit that was answered for good. */
export function forgetAttempt(storage: Storage, { key }: Attempt): void {
  const kept = keptIn(storage)
  const left = kept.filter((other) => other.key !== key)
  if (left.length < kept.length) storage.write(ATTEMPTS_KEY, JSON.stringify(left))
}
