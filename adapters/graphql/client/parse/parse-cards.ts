import type { AccountCards, CardAnswer } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { PaymentProvider } from '../../../../core/orders/index.js'
import { toRecord } from '../../../../core/shared/index.js'
import { asBoolean, asText, everyOf } from './reading.js'

function parseProvider(input: unknown): PaymentProvider | null {
  const provider = toRecord(input)
  const name = asText(provider['name'])
  if (name === null) return null
  return { name, publicKey: asText(provider['publicKey']), account: asText(provider['account']) }
}

function parseCharged(input: unknown): AccountCards['subscriptions'][number] | null {
  const one = toRecord(input)
  const id = asText(one['id'])
  if (id === null) return null
  return {
    id,
    productName: asText(one['productName']) ?? '',
    isOwed: asBoolean(one['isOwed']),
    last4: asText(one['last4']),
  }
}

/** Reads the choices for changing cards; the input is empty if the back end cannot change cards. */
export function parseCards(input: unknown): AccountCards {
  const cards = toRecord(input)
  return {
    providers: everyOf(cards['providers'], parseProvider) ?? [],
    subscriptions: everyOf(cards['subscriptions'], parseCharged) ?? [],
  }
}

/** Reads the result of another card; null: the input has none. */
export function parseCardAnswer(input: unknown): CardAnswer | null {
  const answer = toRecord(input)
  const status = answer['status']
  if (status === 'changed' || status === 'unpaid' || status === 'unclear') return { tag: status }
  const [provider, data] = [asText(answer['provider']), asText(answer['clientSecret'])]
  return status === 'requires_action' && provider !== null && data !== null
    ? { tag: 'action-required', action: { provider, data } }
    : null
}
