import type { PlacedPayment } from '../../../orders/index.js'
import type { OpenAttempt, PlacedMoney, StoredAttempt } from './attempt-state.js'

/** The statuses of attempts without a final outcome. */
export const OPEN_STATUSES = ['pending', 'action-required'] as const

/** The stored word for the money of a placed order. */
export const MONEY_STATUSES = {
  taken: 'succeeded',
  held: 'authorised',
  capturing: 'capturing',
  releasing: 'releasing',
  lapsed: 'lapsed',
  testing: 'trial-held',
  trial: 'trial',
} as const satisfies Readonly<Record<PlacedMoney, string>>

const MONIES: ReadonlyMap<string, PlacedMoney> = new Map(
  Object.entries(MONEY_STATUSES).map(([money, status]) => [status, money as PlacedMoney]),
)

/** The words of placed orders. */
export const PLACED_STATUSES: readonly string[] = [...MONIES.keys()]

/** The stored word of an attempt's state. */
export function statusOf(state: StoredAttempt): string {
  switch (state.tag) {
    case 'placed':
      return MONEY_STATUSES[state.money]
    case 'released':
      return state.failure === null ? 'released' : 'declined'
    case 'action-required':
      return 'action-required'
    default:
      return 'pending'
  }
}

/** True if two states have one stored word: no other process has moved the attempt on. */
export const isSameStatus = (one: StoredAttempt, other: StoredAttempt): boolean =>
  statusOf(one) === statusOf(other)

/** True if the payment has no final outcome. */
export const isOpenAttempt = (state: StoredAttempt): state is OpenAttempt =>
  state.tag !== 'placed' && state.tag !== 'released'

/** The same by the stored word. */
export const isOpen = ({ status }: { readonly status: string }): boolean =>
  OPEN_STATUSES.some((open) => open === status)

/** The money of a placed order by its stored word; null: the order is not placed. */
export const placedMoneyOf = (status: string): PlacedMoney | null => MONIES.get(status) ?? null

/** The state of an order's payment to capture; `not-placed`: no such order, or it is not paid. */
export type CaptureStanding = PlacedPayment | 'not-placed'

/** That state by the stored words of the order's attempts, of which at most one placed it. */
export const captureStandingOf = (statuses: readonly string[]): CaptureStanding =>
  statuses.map(placedPaymentOf).find((found) => found !== null) ?? 'not-placed'

/** The same for lists: a trial whose card is being tested is a trial, money to be released is held. */
export function placedPaymentOf(status: string): PlacedPayment | null {
  const money = placedMoneyOf(status)
  if (money === 'releasing') return 'held'
  return money === 'testing' ? 'trial' : money
}
