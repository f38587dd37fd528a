import type { Money } from '../money/index.js'
import type { OptionSetId, OptionValueId, ProductId, ProductSlug, SkuId } from './ids.js'
import type { ProductType } from './product-type.js'
import type { UnitPricing } from './unit-price.js'

/**
 * A film: `html` is the markup of its player, one frame as video sites give it out for embedding; sizes in
 * px, null where they are not known.
 */
export interface Video {
  readonly url: string
  readonly html: string
  readonly width: number | null
  readonly height: number | null
}

/**
 * A picture of a SKU; `url` is as the page may put it into `src`, empty where a film has no still picture.
 */
export interface Image {
  readonly url: string
  readonly alt: string | null
  /** The name of the file it came from. */
  readonly name: string | null
  /** The film this is the still picture of: lightboxes play it (reference/product#sku-bindings). */
  readonly video?: Video
}

/** Stock: without end, or counted. */
export type Inventory = { readonly type: 'infinite' } | { readonly type: 'finite'; readonly quantity: number }

/** One value of an option set, such as "blue". */
export interface OptionValue {
  readonly id: OptionValueId
  readonly name: string
  readonly slug: string
}

/** One thing a shopper chooses, such as the size, with its values in the order they are offered. */
export interface OptionSet {
  readonly id: OptionSetId
  readonly name: string
  readonly values: readonly OptionValue[]
}

/** The billing of a SKU: paid once, or again and again. */
export type Billing = 'one-time' | 'subscription'

/** The rhythm of a subscription's payments: every `frequency` intervals (`month`), first after `trialDays`. */
export interface PaymentPlan {
  readonly frequency: number
  readonly interval: string
  readonly trialDays: number | null
}

/**
 * The unit that is really sold: one combination of option values with its price and stock
 * (reference/wire-protocol#products). Measures are in the owner's units.
 */
export interface Sku {
  readonly id: SkuId
  readonly code: string | null
  readonly price: Money
  readonly compareAtPrice: Money | null
  readonly weight: number | null
  readonly width: number | null
  readonly length: number | null
  readonly height: number | null
  readonly mainImage: Image | null
  readonly moreImages: readonly Image[]
  /** The chosen value id of every option set, by set id; empty for a product without options. */
  readonly optionValues: Readonly<Record<string, string>>
  readonly inventory: Inventory
  readonly billing: Billing
  /** Of a subscription. Null or absent: it is paid once, or the back end does not say. */
  readonly plan?: PaymentPlan | null
  /** Its content, for the price of a measure. Null or absent: it is not sold by measure. */
  readonly unit?: UnitPricing | null
}

/** A product with all its SKUs (reference/wire-protocol#products). */
export interface Product {
  readonly id: ProductId
  readonly slug: ProductSlug
  readonly name: string
  readonly type: ProductType
  /** The id pages compare the type with: `PRODUCT_TYPE_IDS[type]`. */
  readonly typeId: string
  readonly description: string | null
  readonly categories: readonly string[]
  readonly shippable: boolean
  readonly optionSets: readonly OptionSet[]
  readonly defaultSkuId: SkuId | null
  readonly skus: readonly Sku[]
  /** The owner's own fields, by slug. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>
}
