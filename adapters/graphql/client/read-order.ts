import { err, ok, toRecord } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { Capabilities, PaymentProvider, ShopSettings } from '../../../core/orders/index.js'
import type { OrderReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { malformed, refusalOf } from './transport/ask.js'
import { parseOrder } from './parse/parse-order.js'
import { asBoolean, asText, everyOf } from './parse/reading.js'
import type { SendBatch, WireOperation } from './transport/transport.js'
import type { WireAnswer } from './transport/wire-answer.js'

function parseProvider(input: unknown): PaymentProvider | null {
  const provider = toRecord(input)
  const name = asText(provider['name'])
  return name === null
    ? null
    : {
        name,
        publicKey: asText(provider['publicKey']),
        account: asText(provider['account']),
        keepsMethods: asBoolean(provider['keepsMethods']),
      }
}

/** The capabilities of an engine; one that the answer does not state counts as missing. */
function parseCapabilities(input: unknown): Capabilities {
  const said = toRecord(input)
  return {
    checkout: said['checkout'] === 'handOff' ? 'handOff' : 'onPage',
    checkoutHosts: everyOf(said['checkoutHosts'], asText) ?? [],
    subscriptions: asBoolean(said['subscriptions']),
    memberships: asBoolean(said['memberships']),
    accounts: asBoolean(said['accounts']),
    customFields: asBoolean(said['customFields']),
    uploads: asBoolean(said['uploads']),
    guestOrderRead: asBoolean(said['guestOrderRead']),
  }
}

function parseShop(input: unknown): ShopSettings | null {
  const commerce = toRecord(toRecord(input)['commerce'])
  const defaultCurrency = asText(commerce['defaultCurrency'])
  if (defaultCurrency === null) return null
  return {
    businessCountry: asText(toRecord(commerce['businessAddress'])['country']) ?? '',
    defaultCurrency,
    quickCheckoutEnabled: asBoolean(commerce['quickCheckoutEnabled']),
    paymentProviders: everyOf(commerce['paymentProviders'], parseProvider) ?? [],
    capabilities: parseCapabilities(commerce['capabilities']),
  }
}

function parseReading(answer: WireAnswer): Result<OrderReading, GatewayFailure> {
  const refusal = refusalOf(answer)
  if (refusal !== null) return err(refusal)
  const data = toRecord(answer.data)
  const shop = parseShop(data['site'])
  const source = toRecord(data['database'])['order'] ?? null
  const order = source === null ? null : parseOrder(source)
  if (shop === null || (source !== null && order === null)) return err(malformed('The order cannot be read.'))
  return ok({ order, shop })
}

/**
 * Reads an order with our own query and, in the same request, with the page's. If the page's answer has
 * errors beside its data, its missing parts would look empty, so the page shows our own reading, with the
 * error beside it. If the server does not understand the page's query and sends no data, the page also shows
 * our own reading.
 */
export async function readOrder(
  send: SendBatch,
  own: WireOperation,
  page: WireOperation | null,
): Promise<Result<OrderReading, GatewayFailure>> {
  const sent = await send(page === null ? [own] : [own, page])
  if (!sent.ok) return sent
  const [ownAnswer, pageAnswer] = sent.value
  const reading = parseReading(ownAnswer as WireAnswer)
  if (!reading.ok || pageAnswer === undefined || pageAnswer.data === null) return reading
  const refusal = refusalOf(pageAnswer)
  return ok({ ...reading.value, ...(refusal === null ? { answer: pageAnswer.data } : { problem: refusal }) })
}
