import { orderId, orderToken } from '../../../../core/orders/index.js'
import type { FoundSubmit, SubmitAnswer } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { toRecord } from '../../../../core/shared/index.js'
import { parseMoney } from './parse-money.js'
import { asText, asInteger, everyOf } from './reading.js'

type PurchasedItem = Extract<SubmitAnswer, { tag: 'accepted' }>['purchasedItems'][number]

function parsePurchasedItem(input: unknown): PurchasedItem | null {
  const item = toRecord(input)
  const [id, count, price] = [asText(item['id']), asInteger(item['count']), parseMoney(item['price'])]
  if (id === null || count === null || price === null) return null
  return { id, name: asText(item['name']) ?? '', count, price }
}

/** The builder's protocol names no provider: its client secrets are Stripe's (reference/checkout#placing-an-order). */
const BUILDER_PROVIDER = 'stripe'

/**
 * Reads the answer to a submit: placed, or a challenge first; null: neither
 * (reference/wire-protocol#submit-result).
 */
export function parseSubmit(input: unknown): SubmitAnswer | null {
  const answer = toRecord(input)
  if (answer['status'] === 'requires_action') {
    const [provider, data] = [asText(answer['provider']) ?? BUILDER_PROVIDER, asText(answer['clientSecret'])]
    return data === null ? null : { tag: 'action-required', action: { provider, data } }
  }
  const [id, token] = [asText(answer['orderId']), asText(answer['token'])]
  const customerPaid = parseMoney(answer['customerPaid'])
  const purchasedItems = everyOf(answer['purchasedItems'], parsePurchasedItem)
  if (
    answer['ok'] !== true ||
    id === null ||
    token === null ||
    customerPaid === null ||
    purchasedItems === null
  ) {
    return null
  }
  return { tag: 'accepted', orderId: orderId(id), token: orderToken(token), customerPaid, purchasedItems }
}

/** Reads the state of an earlier submit; null: not stated. */
export function parseFoundSubmit(input: unknown): FoundSubmit | null {
  switch (toRecord(input)['status']) {
    case 'processing':
      return { tag: 'pending' }
    case 'not_placed':
      return { tag: 'not-placed' }
    default:
      return parseSubmit(input)
  }
}
