import type { ProductRow, SkuRow } from '../../../adapters/server/sql/engine/index.js'
import { skuIdOf } from '../../../adapters/server/sql/shop/index.js'
import { settingsOf } from '../shop/store-fixture.js'

export const SITE = 'model'
export const STOCK = 3
export const SKU = skuIdOf('thing', [])
/** The member who is logged in for subscriptions. */
export const MEMBER = 'ada-and-bob'

/**
 * Kinds of shops: one charges at once, one authorises until its owner captures, one sells a subscription with a trial
 * to one member with two browsers.
 */
export type ShopKind = 'sale' | 'held' | 'trial'

const KINDS: readonly ShopKind[] = ['sale', 'sale', 'held', 'trial']

export const kindOf = (seed: number): ShopKind => KINDS[seed % KINDS.length] ?? 'sale'

const settings = { name: 'Model', currency: 'EUR', country: 'DE' } as const
const AT_ONCE = settingsOf(settings)
const HELD = settingsOf({ ...settings, capture: 'on-fulfilment' })

export const settingsFor = (kind: ShopKind) => (kind === 'held' ? HELD : AT_ONCE)

/** The product of the shop. */
export const PRODUCT: ProductRow = {
  site_id: SITE,
  id: 'thing',
  slug: 'thing',
  name: 'Thing',
  type: 'Service',
  description: null,
  categories: '[]',
  shippable: false,
  option_sets: '[]',
  default_sku_id: SKU,
  fields: '{}',
  position: 0,
  withdrawn: false,
  file_values: null,
}

const GOODS: SkuRow = {
  site_id: SITE,
  id: SKU,
  product_id: 'thing',
  code: null,
  price_minor: 1000,
  compare_at_minor: null,
  currency: 'EUR',
  weight: null,
  width: null,
  height: null,
  length: null,
  main_image: null,
  more_images: '[]',
  option_values: '{}',
  quantity: STOCK,
  listed_quantity: STOCK,
  billing: 'one-time',
  plan: null,
  position: 0,
  withdrawn: false,
  unit_pricing: null,
  file_values: null,
}

const PLAN = JSON.stringify({ interval: 'month', frequency: 1, trialDays: 14 })

export const goodsOf = (kind: ShopKind): SkuRow =>
  kind === 'trial' ? { ...GOODS, billing: 'subscription', plan: PLAN } : { ...GOODS }
