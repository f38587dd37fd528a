import type { CartChange } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { toRecord } from '../../../../core/shared/index.js'
import { parseMoney } from './parse-money.js'
import { asText, asInteger } from './reading.js'

/** Reads the result of a cart change; null: not stated. */
export function parseCartChange(input: unknown): CartChange | null {
  const change = toRecord(input)
  const [itemId, itemCount, itemPrice] = [
    asText(change['itemId']),
    asInteger(change['itemCount']),
    parseMoney(change['itemPrice']),
  ]
  if (change['ok'] !== true || itemId === null || itemCount === null || itemPrice === null) return null
  return { itemId, itemCount, itemPrice }
}
