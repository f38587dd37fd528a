import { optionSetId, productId, productSlug, skuId, toProductType } from '../../../../core/catalog/index.js'
import type { Image, OptionSet } from '../../../../core/catalog/index.js'
import { minorUnits, parseCurrencyCode } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { orderId, shippingMethodId } from '../../../../core/orders/index.js'
import type {
  Address,
  CardSummary,
  CustomDatum,
  ExtraItem,
  LineItem,
  LinesLeft,
  Order,
  OrderFlags,
  OrderProgress,
  OrderRenewal,
  SentParcel,
  ShippingMethod,
} from '../../../../core/orders/index.js'
import { toList, toRecord } from '../../../../core/shared/index.js'
import type { UntrustedRecord } from '../../../../core/shared/index.js'
import { parseFields, parseOptionValue, parsePlan, parseVideo } from './parse-catalog.js'
import { parseOrderLinks } from './parse-order-links.js'
import { asBoolean, asNumber, asText, asInteger, everyOf } from './reading.js'

function parseAmount(input: unknown): Money | null {
  const money = toRecord(input)
  const amount = asInteger(money['amount'])
  const currency = parseCurrencyCode(money['currency'])
  return amount === null || !currency.ok ? null : { amount: minorUnits(amount), currency: currency.value }
}

function parseImage(input: unknown): Image | null {
  const image = toRecord(input)
  const url = asText(image['url'])
  const video = parseVideo(image['video'])
  return url === null
    ? null
    : { url, alt: asText(image['alt']), name: asText(image['name']), ...(video === null ? {} : { video }) }
}

function parseOptionSet(input: unknown): OptionSet | null {
  const set = toRecord(input)
  const id = asText(set['id'])
  const values = everyOf(set['values'], parseOptionValue)
  return id === null || values === null
    ? null
    : { id: optionSetId(id), name: asText(set['name']) ?? '', values }
}

function parseLineProduct(product: UntrustedRecord): LineItem['product'] | null {
  const id = asText(product['id'])
  if (id === null) return null
  return {
    id: productId(id),
    slug: productSlug(asText(product['slug']) ?? ''),
    name: asText(product['name']) ?? '',
    type: toProductType(product['type']),
    typeId: asText(product['typeId']) ?? '',
    optionSets: everyOf(product['optionSets'], parseOptionSet) ?? [],
    fields: parseFields(product['fields']),
  }
}

function parseLineSku(sku: UntrustedRecord): LineItem['sku'] | null {
  const id = asText(sku['id'])
  if (id === null) return null
  return {
    id: skuId(id),
    code: asText(sku['code']),
    mainImage: parseImage(sku['mainImage']),
    optionValues: Object.fromEntries(
      Object.entries(toRecord(sku['optionValues'])).flatMap(([set, value]) => {
        const chosen = asText(value)
        return chosen === null ? [] : [[set, chosen]]
      }),
    ),
  }
}

function parseLineItem(input: unknown): LineItem | null {
  const item = toRecord(input)
  const id = asText(item['id'])
  const count = asInteger(item['count'])
  const [price, rowTotal] = [parseAmount(item['price']), parseAmount(item['rowTotal'])]
  const product = parseLineProduct(toRecord(item['product']))
  const sku = parseLineSku(toRecord(item['sku']))
  if (id === null || count === null || price === null || rowTotal === null) return null
  if (product === null || sku === null) return null
  return { id, count, price, rowTotal, product, sku, subscription: parsePlan(item['subscription']) }
}

function parseShippingMethod(input: unknown): ShippingMethod | null {
  const method = toRecord(input)
  const id = asText(method['id'])
  const price = parseAmount(method['price'])
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
  const price = parseAmount(item['price'])
  const kind = (['shipping', 'tax', 'discount'] as const).find((known) => known === item['kind'])
  if (price === null || kind === undefined) return null
  const name = asText(item['name']) ?? ''
  return { kind, name, price, ...(item['isIncluded'] === true && { isIncluded: true }) }
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
  return {
    provider,
    last4,
    expiresMonth: asInteger(card['expiresMonth']),
    expiresYear: asInteger(card['expiresYear']),
  }
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

function parseLinesLeft(input: unknown): LinesLeft | null {
  const left = toRecord(input)
  const [count, names] = [asInteger(left['count']), everyOf(left['names'], asText)]
  return count === null || count < 1 || names === null ? null : { count, names }
}

const parseParcel = (input: unknown): SentParcel => {
  const parcel = toRecord(input)
  return {
    carrier: asText(parcel['carrier']),
    tracking: asText(parcel['tracking']),
    sentOn: asText(parcel['sentOn']) ?? '',
  }
}

function parseProgress(input: unknown): OrderProgress | null {
  const progress = toRecord(input)
  const refunded = parseAmount(progress['refunded'])
  return refunded === null
    ? null
    : {
        payment: asText(progress['payment']) ?? '',
        fulfilment: asText(progress['fulfilment']) ?? '',
        isCancelled: asBoolean(progress['isCancelled']),
        refunded,
        parcels: toList(progress['parcels']).map(parseParcel),
        ...parseOrderLinks(progress),
      }
}

function parseRenewal(input: unknown): OrderRenewal | null {
  const renewal = toRecord(input)
  const [today, amount] = [parseAmount(renewal['today']), parseAmount(renewal['amount'])]
  const fromMs = asInteger(renewal['fromMs'])
  return today === null || amount === null || fromMs === null ? null : { today, amount, fromMs }
}

/**
 * Checks an order from an answer, which has the domain's shape and needs no conversion. Null: a part that
 * money or lines depend on is missing.
 */
export function parseOrder(input: unknown): Order | null {
  const source = toRecord(input)
  const id = asText(source['id'])
  const items = everyOf(source['items'], parseLineItem)
  const [subtotal, total] = [parseAmount(source['subtotal']), parseAmount(source['total'])]
  const linesLeft = parseLinesLeft(source['linesLeft'])
  const progress = parseProgress(source['progress'])
  const renewal = parseRenewal(source['renewal'])
  const extraItems = everyOf(source['extraItems'], parseExtraItem)
  const shippingMethods = everyOf(source['shippingMethods'], parseShippingMethod)
  if (id === null || items === null || subtotal === null || total === null) return null
  if (extraItems === null || shippingMethods === null) return null
  return {
    id: orderId(id),
    status: source['status'] === 'placed' ? 'placed' : 'cart',
    items,
    itemCount: asInteger(source['itemCount']) ?? items.reduce((sum, item) => sum + item.count, 0),
    subtotal,
    total,
    extraItems,
    shippingMethods,
    email: asText(source['email']),
    fullName: asText(source['fullName']),
    shippingAddress: parseAddress(source['shippingAddress']),
    billingAddress: parseAddress(source['billingAddress']),
    card: parseCard(source['card']),
    paymentProcessor: asText(source['paymentProcessor']),
    customData: toList(source['customData']).map(parseCustomDatum),
    flags: parseFlags(source['flags']),
    comment: asText(source['comment']),
    downloads: everyOf(source['downloads'], parseDownload) ?? [],
    ...(linesLeft !== null && { linesLeft }),
    ...(progress !== null && { progress }),
    ...(renewal !== null && { renewal }),
    startedOn: asNumber(source['startedOn']) ?? 0,
    updatedOn: asNumber(source['updatedOn']) ?? 0,
  }
}
