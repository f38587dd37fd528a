import type { Product, Sku } from '../../../catalog/index.js'
import type { SubscriptionPlan } from '../../../subscriptions/index.js'

/** A SKU of the file; `plan` is null if it is paid once. */
export interface ListedSku extends Sku {
  readonly plan: SubscriptionPlan | null
}

/** A product of the file. */
export interface ListedProduct extends Product {
  readonly skus: readonly ListedSku[]
}
