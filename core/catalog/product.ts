import type { Money } from '../money/index.js'
import type { OptionSetId, OptionValueId, ProductId, ProductSlug, SkuId } from './ids.js'
import type { ProductType } from './product-type.js'
import type { UnitPricing } from './prices/unit-price.js'

/**
 * A video: `html` is the markup of its player, a frame in the form in which video sites offer it for
 * embedding; sizes in px, null: unknown.
 */
export interface Video {
  readonly url: string
  readonly html: string
  readonly width: number | null
  readonly height: number | null
}

/** A picture of a SKU; `url` is ready for `src`, empty if a video has no still picture. */
export interface Image {
  readonly url: string
  readonly alt: string | null
  /** The name of its original file. */
  readonly name: string | null
  /** The video of which this is the still picture; lightboxes play it (reference/product#sku-bindings). */
  readonly video?: Video
}

/** Stock: unlimited, or counted. */
export type Inventory = { readonly type: 'infinite' } | { readonly type: 'finite'; readonly quantity: number }

/** One value of an option set, such as "blue". */
export interface OptionValue {
  readonly id: OptionValueId
  readonly name: string
  readonly slug: string
}

/**
 * An option that a shopper chooses, such as the size, with its values in the order in which they are offered.
 */
export interface OptionSet {
  readonly id: OptionSetId
  readonly name: string
  readonly values: readonly OptionValue[]
}

/** The billing of a SKU: paid once, or repeatedly. */
export type Billing = 'one-time' | 'subscription'

/** The payments of a subscription: every `frequency` intervals (`month`), the first after `trialDays`. */
export interface PaymentPlan {
  readonly frequency: number
  readonly interval: string
  readonly trialDays: number | null
}

/**
 * A sellable unit: one combination of option values with its price and stock
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
  /** The plan of a subscription. Null or absent: paid once, or not stated by the back end. */
  readonly plan?: PaymentPlan | null
  /** Its content, for the price by measure. Null or absent: not sold by measure. */
  readonly unit?: UnitPricing | null
  /** The lowest price of the 30 days before its reduction. Absent: not reduced, or no earlier price is known. */
  readonly lowestPrior?: Money
}

/** A product with all its SKUs (reference/wire-protocol#products). */
export interface Product {
  readonly id: ProductId
  readonly slug: ProductSlug
  readonly name: string
  readonly type: ProductType
  /** The id with which pages compare the type: `PRODUCT_TYPE_IDS[type]`. */
  readonly typeId: string
  readonly description: string | null
  readonly categories: readonly string[]
  readonly shippable: boolean
  readonly optionSets: readonly OptionSet[]
  readonly defaultSkuId: SkuId | null
  readonly skus: readonly Sku[]
  /** The fields that the owner defined, by slug. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>
}
