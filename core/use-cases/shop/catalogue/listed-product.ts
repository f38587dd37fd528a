import type { Product, Sku } from '../../../catalog/index.js'
import type { SubscriptionPlan } from '../../../subscriptions/index.js'

/** A SKU as the file lists it; `plan` is null where it is paid once. */
export interface ListedSku extends Sku {
  readonly plan: SubscriptionPlan | null
}

/** A product as the file lists it. */
export interface ListedProduct extends Product {
  readonly skus: readonly ListedSku[]
}
