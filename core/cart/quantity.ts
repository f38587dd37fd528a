import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/** The reason why a text is not a quantity; `text` is the input. */
export interface QuantityFailure {
  readonly tag: 'empty' | 'not-whole' | 'too-large'
  readonly text: string
}

/** The maximum for one line; higher counts are typing errors. A back end may allow fewer. */
const MAX_QUANTITY = 1_000_000

/** Reads a whole number of pieces, zero or more, from a quantity field (reference/cart#lines: `^[0-9]+$`). */
export function parseQuantity(input: unknown): Result<number, QuantityFailure> {
  const text = typeof input === 'number' ? String(input) : typeof input === 'string' ? input.trim() : ''
  if (text === '') return err({ tag: 'empty', text: String(input ?? '') })
  if (!/^[0-9]+$/.test(text)) return err({ tag: 'not-whole', text })
  const count = Number(text)
  return count <= MAX_QUANTITY ? ok(count) : err({ tag: 'too-large', text })
}

/**
 * The quantity of an add-to-cart form: one piece if the field is empty or missing (reference/product#form). Null if
 * it holds no valid number, so that a shopper who typed minus three does not buy one.
 */
export function quantityToAdd(input: unknown): number | null {
  const parsed = parseQuantity(input ?? '')
  if (parsed.ok) return parsed.value > 0 ? parsed.value : null
  return parsed.failure.tag === 'empty' ? 1 : null
}
