import { orderOfSnapshot } from '../../../../core/orders/index.js'
import type { CardSummary, Order } from '../../../../core/orders/index.js'
import type { OrderRow } from '../engine/index.js'

/** Parses JSON text that this program wrote; null stays null. */
export const documentOrNull = <T>(text: string | null): T | null =>
  text === null ? null : (JSON.parse(text) as T)

/** Writes a value as JSON text, for `documentOrNull`; null stays null. */
export const documentText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** The order of a snapshot; null: there is none. */
export const orderOrNull = (snapshot: string | null): Order | null =>
  snapshot === null ? null : orderOfSnapshot(snapshot)

/** The card that will pay an order or a subscription; null: none is stored. */
export const cardOf = ({ card }: Pick<OrderRow, 'card'>): CardSummary | null =>
  documentOrNull<CardSummary>(card)
