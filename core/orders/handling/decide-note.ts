import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { checkText } from './check-text.js'
import type { DeskAct } from './desk-order.js'
import type { OrderDecision, OrderRefusal } from './order-decision.js'

/** Stores a text with an order, for the shop only. */
export function decideNote(text: string, { atMs, by }: DeskAct): Result<OrderDecision, OrderRefusal> {
  const note = checkText(text, 'note')
  if (!note.ok) return note
  return note.value === null
    ? err({ tag: 'bad-text', message: 'The note is empty.' })
    : ok({ events: [{ tag: 'note', text: note.value, atMs, by }] })
}
