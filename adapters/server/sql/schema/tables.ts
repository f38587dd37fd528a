import type { MemberRow, MemberSessionRow } from './account-tables.js'
import type { DocumentTables } from './document-tables.js'
import type { OrderDeskTables } from './order-tables.js'

interface Row {
  readonly site_id: string
  readonly id: string
}

/** A product of the catalogue; documents are JSON text. */
export interface ProductRow extends Row {
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly description: string | null
  readonly categories: string
  readonly shippable: boolean
  readonly option_sets: string
  readonly default_sku_id: string | null
  readonly fields: string
  readonly position: number
  readonly withdrawn: boolean
  /** JSON text: the file's values of columns that were edited in the shop; null: none were edited. */
  readonly file_values: string | null
}

/** A SKU of a product; `quantity` is null for unlimited stock. */
export interface SkuRow extends Row {
  readonly product_id: string
  readonly code: string | null
  readonly price_minor: number
  readonly compare_at_minor: number | null
  readonly currency: string
  readonly weight: number | null
  readonly width: number | null
  readonly height: number | null
  readonly length: number | null
  readonly main_image: string | null
  readonly more_images: string
  readonly option_values: string
  /** Null: unlimited stock. */
  readonly quantity: number | null
  /** The last quantity of the catalogue file: stock is only set when it changes. */
  readonly listed_quantity: number | null
  readonly billing: string
  /** JSON text of a subscription's plan; null: paid once. */
  readonly plan: string | null
  /** JSON text of its content and the measure of its unit price; null: none. */
  readonly unit_pricing: string | null
  readonly position: number
  readonly withdrawn: boolean
  /** As for a product. */
  readonly file_values: string | null
}

/** A visitor, by a digest of their secret, and the order of their pages. */
export interface VisitorRow extends Row {
  readonly order_id: string | null
  /** Owner of the keys of the visitor's requests, across all of their secrets; null: the row's id. */
  readonly lineage: string | null
  /**
   * The row of the secret that replaced this one, the time, and a digest of the address that requested it.
   */
  readonly replaced_by: string | null
  readonly replaced_on: number | null
  readonly replaced_from: string | null
  /** The order after which this secret was made. */
  readonly renewed_for: string | null
}

/** An order, from cart to placed; documents are JSON text, times wall-clock ms. */
export interface OrderRow extends Row {
  /** The member, whose live sessions alone open the order before it is placed; null: a guest's. */
  readonly member_id: string | null
  /** The member's earlier cart with lines that did not fit at log-in; null: none. */
  readonly left_in: string | null
  /** The subscription that it begins or renews, and the paid period; null: none. */
  readonly subscription_id: string | null
  readonly period: number | null
  readonly status: string
  /** The number of begun payment attempts. */
  readonly attempts: number
  readonly email: string | null
  readonly shipping_address: string | null
  readonly billing_address: string | null
  readonly shipping_method_id: string | null
  readonly discount_code: string | null
  /** The provider of the token `payment_method`. */
  readonly payment_provider: string | null
  readonly payment_method: string | null
  readonly card: string | null
  /** The payment that a wallet last asked the shopper to approve; both or neither are set. */
  readonly wallet_provider: string | null
  readonly wallet_reference: string | null
  readonly custom_data: string
  /** The shipping, tax and discount lines that the shopper has seen, to notice other changes. */
  readonly extras_seen: string
  readonly currency: string
  readonly token: string | null
  readonly subtotal_minor: number | null
  readonly total_minor: number | null
  readonly payment_reference: string | null
  readonly snapshot: string | null
  readonly started_on: number
  readonly updated_on: number
  readonly placed_on: number | null
}

/** A line of an order: pieces of one SKU. */
export interface OrderLineRow extends Row {
  readonly order_id: string
  readonly sku_id: string
  readonly count: number
  /** The price of one piece that was shown to the shopper. */
  readonly price_minor: number
  readonly added_on: number
}

/** One payment attempt of an order, and the stock that it holds meanwhile. */
export interface PaymentAttemptRow extends Row {
  readonly order_id: string
  readonly status: string
  readonly amount_minor: number
  readonly currency: string
  readonly payment_method: string | null
  /** The provider that is charged; null: nothing to pay. */
  readonly provider: string | null
  /**
   * True if the provider moved real money at that time; null (older version): true except for the sandbox.
   */
  readonly moves_money: boolean | null
  /** The capture mode: `at-once` or `on-fulfilment`; null in rows of an older version: at once. */
  readonly capture: string | null
  /**
   * `subscribe`, `trial` (its price is held), `kept-trial` (its method is stored and nothing held) or
   * `renewal`; null: nothing is stored for later charges.
   */
  readonly purpose: string | null
  /** JSON text: the order that the renewals of a new subscription repeat. */
  readonly renewal: string | null
  /** For a charge of a member's new card: the planned time of the next usual retry; null: no such charge. */
  readonly next_try_on: number | null
  /** The reference that the page got from an action. */
  readonly confirmed_reference: string | null
  /** The provider's name for the payment. */
  readonly reference: string | null
  /** The page's next action, as the provider stated it. */
  readonly action: string | null
  /**
   * The captured amount, as the provider reports it; null: nothing, or all of it in rows of an older version.
   */
  readonly captured_minor: number | null
  /** The refunded amount, as the provider reports it; null: not asked since the payment. */
  readonly refunded_minor: number | null
  readonly disputed: boolean | null
  /** True while the order has goods that the owner is to send (`hasUnsentPieces`); true by default. */
  readonly unsent?: boolean | undefined
  /** True once the order was cancelled, as `order_desk` says; false by default. */
  readonly cancelled?: boolean | undefined
  /** True if `sold_day` contains the pieces of the order; false by default. */
  readonly counted?: boolean | undefined
  /** A digest of the submit's network address, for limits only. */
  readonly source: string | null
  /** JSON list of `[skuId, count]` taken from stock. */
  readonly reserved: string
  /** The discount code whose use was counted. */
  readonly discount_code: string | null
  readonly snapshot: string
  /** Pieces and shopper of the snapshot, for sorting; null in rows of an older version. */
  readonly item_count: number | null
  readonly customer_name: string | null
  readonly failure: string | null
  readonly created_on: number
  readonly updated_on: number
}

/** The answer to a submit, for repetitions of it. */
export interface SubmissionRow extends Row {
  readonly order_id: string | null
  /** A digest of the first submitted cart. */
  readonly cart: string | null
  readonly attempt_id: string | null
  readonly failure: string | null
  readonly created_on: number
}

/** The answer to an addition to a cart, for repetitions of it. */
export interface CartAnswerRow extends Row {
  readonly answer: string
  readonly created_on: number
}

/** The number of placed orders that used a discount code. */
export interface DiscountUseRow extends Row {
  readonly used_count: number
}

/** A discount code that was made or edited in the shop, under its code; documents are JSON text. */
export interface DiscountRow extends Row {
  readonly name: string
  readonly document: string
  readonly version: number
}

/** A subscription of a member's (schema/0017-subscriptions.ts); documents are JSON text, times wall-clock ms. */
export interface SubscriptionRow extends Row {
  readonly member_id: string
  /** The order that began it. */
  readonly order_id: string
  readonly product_id: string
  readonly sku_id: string
  readonly count: number
  readonly email: string | null
  readonly plan: string
  /** The amount of each renewal. */
  readonly amount_minor: number
  readonly currency: string
  readonly provider: string | null
  /** The provider's name for the payment method that it kept: never card data. */
  readonly payment_method: string | null
  readonly card: string | null
  /** The order that each renewal repeats. */
  readonly snapshot: string
  readonly status: string
  readonly period: number
  readonly period_end: number
  readonly anchor_on: number
  readonly anchor_period: number
  readonly failures: number
  readonly due_on: number | null
  readonly last_paid_on: number | null
  readonly canceled_on: number | null
  readonly ended_on: number | null
  /** The last period whose charge was announced. */
  readonly announced_period: number
  readonly created_on: number
  /** Counts the changes, so that a concurrent change is noticed. */
  readonly revision: number
}

/** An event of a subscription; without `told_on` its mail waits. */
export interface SubscriptionEventRow extends Row {
  readonly subscription_id: string
  readonly kind: string
  readonly detail: string
  readonly at: number
  readonly told_on: number | null
}

/** A trial that was begun with an order; the id is a digest of the member or address, and the product. */
export interface BegunTrialRow extends Row {
  readonly order_id: string
}

/** The import that may write the catalogue of a site. */
export interface CatalogueImportRow extends Row {
  readonly holder: string
  readonly is_over: boolean
}

/** The tables of the shop as Kysely reads them (schema/shop/0001-shop.ts). */
export interface ShopTables extends OrderDeskTables, DocumentTables {
  readonly product: ProductRow
  readonly sku: SkuRow
  readonly visitor: VisitorRow
  readonly shop_order: OrderRow
  readonly order_line: OrderLineRow
  readonly payment_attempt: PaymentAttemptRow
  readonly submission: SubmissionRow
  readonly cart_answer: CartAnswerRow
  readonly discount_use: DiscountUseRow
  readonly discount: DiscountRow
  readonly subscription: SubscriptionRow
  readonly subscription_event: SubscriptionEventRow
  readonly begun_trial: BegunTrialRow
  readonly catalogue_import: CatalogueImportRow
  /** The shop reads only the address and the ban of a member. */
  readonly member: Row & Pick<MemberRow, 'email_key' | 'banned_on'>
  readonly member_session: MemberSessionRow
}
