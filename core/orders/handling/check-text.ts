import { err, ok, withoutControls } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { OrderRefusal } from './order-decision.js'

/** The maximum length of a text stored with an order, in characters. */
const MAX_ORDER_TEXT = 2000

/**
 * A text of the owner without terminal control characters; null: it is empty. `what` names the text in the
 * refusal.
 */
export function checkText(text: string | null, what: string): Result<string | null, OrderRefusal> {
  const plain = withoutControls(text ?? '').trim()
  if (plain.length > MAX_ORDER_TEXT) {
    const message = `The ${what} has ${plain.length} characters: at most ${MAX_ORDER_TEXT} are kept.`
    return err({ tag: 'bad-text', message })
  }
  return ok(plain === '' ? null : plain)
}
