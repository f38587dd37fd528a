import { productId, productSlug, skuId, toProductType } from '../../core/catalog/index.js'
import { orderId, shippingMethodId } from '../../core/orders/index.js'
import type {
  Address,
  CardSummary,
  CustomDatum,
  ExtraItem,
  LineItem,
  Order,
  OrderFlags,
  ShippingMethod,
} from '../../core/orders/index.js'
import { toList, toRecord } from '../../core/shared/index.js'
import { parseFields, parseImage, parseOptionSets, parseOptionValues } from './parse-catalog.js'
import { parseMoney } from './parse-money.js'
import { asBoolean, asText, asWhole, everyOf } from './reading.js'

function parseSubscription(item: Readonly<Record<string, unknown>>): LineItem['subscription'] {
  const frequency = asWhole(item['subscriptionFrequency'])
  const interval = asText(item['subscriptionInterval'])
  if (frequency === null || interval === null) return null
  return { frequency, interval, trialDays: asWhole(item['subscriptionTrial']) }
}

function parseLineItem(input: unknown): LineItem | null {
  const item = toRecord(input)
  const product = toRecord(item['product'])
  const sku = toRecord(item['sku'])
  const type = toRecord(product['productType'])
  const [id, ofProduct, ofSku] = [asText(item['id']), asText(product['id']), asText(sku['id'])]
  const [count, price, rowTotal] = [
    asWhole(item['count']),
    parseMoney(item['price']),
    parseMoney(item['rowTotal']),
  ]
  if (id === null || ofProduct === null || ofSku === null) return null
  if (count === null || price === null || rowTotal === null) return null
  return {
    id,
    count,
    price,
    rowTotal,
    product: {
      id: productId(ofProduct),
      slug: productSlug(asText(product['slug']) ?? ''),
      name: asText(product['name']) ?? '',
      type: toProductType(type['name']),
      typeId: asText(type['id']) ?? '',
      optionSets: parseOptionSets(product['skuProperties']),
      fields: parseFields(product['fields']),
    },
    sku: {
      id: skuId(ofSku),
      code: asText(sku['sku']),
      mainImage: parseImage(sku['mainImage']),
      optionValues: parseOptionValues(sku['skuValues']),
    },
    subscription: parseSubscription(item),
  }
}

function parseShippingMethod(input: unknown): ShippingMethod | null {
  const method = toRecord(input)
  const id = asText(method['id'])
  const price = parseMoney(method['price'])
  if (id === null || price === null) return null
  return {
    id: shippingMethodId(id),
    name: asText(method['name']) ?? '',
    description: asText(method['description']),
    price,
    selected: asBoolean(method['selected']),
  }
}

function parseExtraItem(input: unknown): ExtraItem | null {
  const item = toRecord(input)
  const price = parseMoney(item['price'])
  const kind = (['shipping', 'tax', 'discount'] as const).find((known) => known === item['kind'])
  return price === null || kind === undefined ? null : { kind, name: asText(item['name']) ?? '', price }
}

function parseAddress(input: unknown): Address | null {
  if (typeof input !== 'object' || input === null) return null
  const address = toRecord(input)
  return {
    addressee: asText(address['addressee']),
    line1: asText(address['line1']),
    line2: asText(address['line2']),
    city: asText(address['city']),
    state: asText(address['state']),
    country: asText(address['country']),
    postalCode: asText(address['postalCode']),
  }
}

function parseCard(input: unknown): CardSummary | null {
  const card = toRecord(input)
  const provider = asText(card['provider'])
  const last4 = asText(card['last4'])
  if (provider === null || last4 === null) return null
  const expires = toRecord(card['expires'])
  return { provider, last4, expiresMonth: asWhole(expires['month']), expiresYear: asWhole(expires['year']) }
}

function parseCustomDatum(input: unknown): CustomDatum {
  const datum = toRecord(input)
  const checkbox = datum['checkbox']
  return {
    name: asText(datum['name']) ?? '',
    textArea: asText(datum['textArea']),
    textInput: asText(datum['textInput']),
    checkbox: typeof checkbox === 'boolean' ? checkbox : null,
  }
}

function parseFlags(input: unknown): OrderFlags {
  const flags = toRecord(input)
  return {
    requiresShipping: asBoolean(flags['requiresShipping']),
    isFreeOrder: asBoolean(flags['isFreeOrder']),
    hasSubscription: asBoolean(flags['hasSubscription']),
    hasDownloads: asBoolean(flags['hasDownloads']),
    shouldRecalc: asBoolean(flags['shouldRecalc']),
    shippingAddressRequiresPostalCode: asBoolean(flags['shippingAddressRequiresPostalCode']),
    billingAddressRequiresPostalCode: asBoolean(flags['billingAddressRequiresPostalCode']),
  }
}

const parseDownload = (input: unknown): Order['downloads'][number] | null => {
  const file = toRecord(input)
  const [id, name, url] = [asText(file['id']), asText(file['name']), asText(file['url'])]
  return id === null || url === null ? null : { id, name: name ?? '', url }
}

const parseTime = (input: unknown): number => {
  const time = Date.parse(asText(input) ?? '')
  return Number.isNaN(time) ? 0 : time
}

/**
 * Reads an order of the wire; null where a part that money or lines depend on is missing
 * (reference/wire-protocol#orders).
 */
export function parseOrder(input: unknown): Order | null {
  const source = toRecord(input)
  const id = asText(source['id'])
  const items = everyOf(source['userItems'], parseLineItem)
  const [subtotal, total] = [parseMoney(source['subtotal']), parseMoney(source['total'])]
  const extraItems = everyOf(source['extraItems'], parseExtraItem)
  const shippingMethods = everyOf(source['availableShippingMethods'], parseShippingMethod)
  if (id === null || items === null || subtotal === null || total === null) return null
  if (extraItems === null || shippingMethods === null) return null
  const customer = toRecord(source['customerInfo'])
  const identity = toRecord(customer['identity'])
  return {
    id: orderId(id),
    status: source['status'] === 'placed' ? 'placed' : 'cart',
    items,
    itemCount: asWhole(source['userItemsCount']) ?? items.reduce((sum, item) => sum + item.count, 0),
    subtotal,
    total,
    extraItems,
    shippingMethods,
    email: asText(identity['email']),
    fullName: asText(identity['fullName']),
    shippingAddress: parseAddress(customer['shippingAddress']),
    billingAddress: parseAddress(customer['billingAddress']),
    card: parseCard(toRecord(customer['stripePayment'])['card']),
    paymentProcessor: asText(source['paymentProcessor']),
    customData: toList(source['customData']).map(parseCustomDatum),
    flags: parseFlags(source['statusFlags']),
    comment: asText(source['comment']),
    downloads: everyOf(source['downloadFiles'], parseDownload) ?? [],
    startedOn: parseTime(source['startedOn']),
    updatedOn: parseTime(source['updatedOn']),
  }
}
