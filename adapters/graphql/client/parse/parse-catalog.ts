import {
  optionSetId,
  optionValueId,
  productId,
  productSlug,
  skuId,
  toProductType,
  withProductPictures,
} from '../../../../core/catalog/index.js'
import type {
  Image,
  Inventory,
  Membership,
  OptionSet,
  OptionValue,
  PaymentPlan,
  Product,
  Sku,
  Video,
} from '../../../../core/catalog/index.js'
import type { ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { toList, toRecord } from '../../../../core/shared/index.js'
import { parseMoney } from './parse-money.js'
import { asBoolean, asNumber, asText, asInteger, everyOf } from './reading.js'

/** Reads a picture from an answer; null: invalid. */
export function parseImage(input: unknown): Image | null {
  const image = toRecord(input)
  const url = asText(image['url'])
  if (url === null) return null
  const video = parseVideo(image['video'])
  return {
    url,
    alt: asText(image['alt']),
    name: asText(toRecord(image['file'])['origFileName']),
    ...(video === null ? {} : { video }),
  }
}

/** Reads a video from an answer; null: invalid. */
export function parseVideo(input: unknown): Video | null {
  const video = toRecord(input)
  const [url, html] = [asText(video['url']), asText(video['html'])]
  if (url === null || html === null) return null
  return { url, html, width: asNumber(video['width']), height: asNumber(video['height']) }
}

/** Reads one value of an option, which has the same form in all answers; null: invalid. */
export function parseOptionValue(input: unknown): OptionValue | null {
  const value = toRecord(input)
  const id = asText(value['id'])
  if (id === null) return null
  return { id: optionValueId(id), name: asText(value['name']) ?? '', slug: asText(value['slug']) ?? '' }
}

function parseOptionSet(input: unknown): OptionSet | null {
  const set = toRecord(input)
  const id = asText(set['id'])
  const values = everyOf(set['enum'], parseOptionValue)
  if (id === null || values === null) return null
  return { id: optionSetId(id), name: asText(set['name']) ?? '', values }
}

/** Reads the option sets from an answer; none if one cannot be read. */
const parseOptionSets = (input: unknown): readonly OptionSet[] => everyOf(input, parseOptionSet) ?? []

/** Option set id -> value id, from the protocol's list of pairs. */
function parseOptionValues(input: unknown): Readonly<Record<string, string>> {
  const pairs = toList(input).flatMap((entry) => {
    const set = asText(toRecord(toRecord(entry)['property'])['id'])
    const value = asText(toRecord(toRecord(entry)['value'])['id'])
    return set === null || value === null ? [] : [[set, value] as const]
  })
  return Object.fromEntries(pairs)
}

/** The owner's own fields: plain values only. */
export function parseFields(input: unknown): Readonly<Record<string, string | number | boolean | null>> {
  const entries = Object.entries(toRecord(input)).filter(
    (entry): entry is [string, string | number | boolean | null] =>
      entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return Object.fromEntries(entries)
}

function parseInventory(input: unknown): Inventory {
  const inventory = toRecord(input)
  const quantity = asInteger(inventory['quantity'])
  if (inventory['type'] === 'infinite') return { type: 'infinite' }
  return { type: 'finite', quantity: quantity ?? 0 }
}

/** Reads the plan of payments; null: invalid. */
export function parsePlan(input: unknown): PaymentPlan | null {
  const plan = toRecord(input)
  const [interval, frequency] = [asText(plan['interval']), asInteger(plan['frequency'])]
  if (interval === null || frequency === null) return null
  return { interval, frequency, trialDays: asInteger(plan['trialDays']) }
}

function parseSku(input: unknown): Sku | null {
  const sku = toRecord(input)
  const id = asText(sku['id'])
  const price = parseMoney(sku['price'])
  const plan = parsePlan(sku['ecSkuSubscriptionPlan'])
  if (id === null || price === null) return null
  return {
    id: skuId(id),
    code: asText(sku['sku']),
    price,
    compareAtPrice: parseMoney(sku['compareAtPrice']),
    weight: asNumber(sku['weight']),
    width: asNumber(sku['width']),
    length: asNumber(sku['length']),
    height: asNumber(sku['height']),
    mainImage: parseImage(sku['mainImage']),
    moreImages: everyOf(sku['moreImages'], parseImage) ?? [],
    optionValues: parseOptionValues(sku['skuValues']),
    inventory: parseInventory(sku['inventory']),
    billing: sku['ecSkuBillingMethod'] === 'subscription' ? 'subscription' : 'one-time',
    ...(plan !== null && { plan }),
  }
}

/** Reads a membership; null: invalid. */
export function parseMembership(input: unknown): Membership | null {
  const membership = toRecord(input)
  const product = asText(membership['productId'])
  const orderId = asText(membership['orderId'])
  if (product === null || orderId === null) return null
  return { productId: productId(product), orderId, active: asBoolean(membership['active']) }
}

/** Reads one product from an answer; null: invalid (reference/wire-protocol#variant-query). */
export function parseProduct(input: unknown): ProductReading | null {
  const source = toRecord(input)
  const id = asText(source['id'])
  const skus = everyOf(source['skus'], parseSku)
  if (id === null || skus === null) return null
  const type = toRecord(source['productType'])
  const defaultId = asText(toRecord(source['defaultSku'])['id'])
  const defaultSkuId = defaultId === null ? null : skuId(defaultId)
  const product: Product = {
    id: productId(id),
    slug: productSlug(asText(source['slug']) ?? ''),
    name: asText(source['name']) ?? '',
    type: toProductType(type['name']),
    typeId: asText(type['id']) ?? '',
    description: asText(source['description']),
    categories: toList(source['categories']).filter((name): name is string => typeof name === 'string'),
    shippable: asBoolean(source['shippable']),
    optionSets: parseOptionSets(source['skuProperties']),
    defaultSkuId,
    // The bundled shop sends this form; another engine may give pictures only to its first variant.
    skus: withProductPictures(skus, defaultSkuId),
    fields: parseFields(source['fields']),
  }
  return { product, memberships: everyOf(source['memberships'], parseMembership) ?? [] }
}
