import type { PlacedPayment } from '../../../orders/index.js'

/** The attempts whose payment has no end yet. */
export const OPEN_STATUSES = ['pending', 'action-required'] as const

/** The attempts whose order is placed, and how the money of each stands. */
const PLACED: ReadonlyMap<string, PlacedPayment> = new Map([
  ['succeeded', 'taken'],
  ['authorised', 'held'],
  ['capturing', 'capturing'],
  ['lapsed', 'lapsed'],
  ['trial-held', 'trial'],
  ['trial', 'trial'],
])

/** The words that mean a placed order. */
export const PLACED_STATUSES: readonly string[] = [...PLACED.keys()]

/** Whether the payment has no end yet. */
export const isOpen = ({ status }: { readonly status: string }): boolean =>
  OPEN_STATUSES.some((open) => open === status)

/** How the money of a placed order stands; null where the order is not placed. */
export const placedPaymentOf = (status: string): PlacedPayment | null => PLACED.get(status) ?? null
