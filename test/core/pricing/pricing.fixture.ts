import { skuId } from '../../../core/catalog/index.js'
import { currencyCode, money, percent } from '../../../core/money/index.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import type {
  Discount,
  PricingLine,
  PricingRequest,
  ShippingOffer,
  ShippingRate,
  TaxRule,
} from '../../../core/pricing/index.js'

export const USD = currencyCode('USD')

export const NOW = 1_000_000

export const line = (amount: number, count = 1, changes: Partial<PricingLine> = {}): PricingLine => ({
  skuId: skuId(`sku-${amount}`),
  productId: `product-${amount}`,
  price: money(amount, 'USD'),
  count,
  shippable: true,
  weight: null,
  taxCategory: null,
  ...changes,
})

export const discount = (changes: Partial<Discount> = {}): Discount => ({
  code: 'TEN',
  name: 'Ten percent',
  worth: { tag: 'percent', share: percent(10) },
  expiresOn: null,
  usageLimit: null,
  usedCount: 0,
  minimumSubtotal: null,
  minimumCount: null,
  productIds: null,
  ...changes,
})

export const offer = (
  id: string,
  rate: ShippingRate,
  countries: ShippingOffer['countries'] = 'everywhere',
): ShippingOffer => ({
  id: shippingMethodId(id),
  name: id,
  description: null,
  countries,
  rate,
})

export const flat = (amount: number): ShippingRate => ({ tag: 'flat-rate', charge: money(amount, 'USD') })

export const tax = (changes: Partial<TaxRule> = {}): TaxRule => ({
  name: 'VAT',
  share: percent(20),
  country: 'DE',
  state: null,
  category: null,
  onShipping: false,
  isIncluded: false,
  ...changes,
})

export const request = (changes: Partial<PricingRequest> = {}): PricingRequest => ({
  currency: USD,
  lines: [line(1000, 2), line(500)],
  destination: { country: 'DE', state: null },
  shipping: { offers: [], selected: null },
  discount: null,
  taxes: [],
  nowMs: NOW,
  ...changes,
})
