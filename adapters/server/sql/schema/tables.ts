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
  /** JSON text: what the catalogue file says of the columns that were edited in the shop; null: none were. */
  readonly file_values: string | null
}

/** A SKU of a product; `quantity` is null where it never runs out. */
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
  /** null: stock without end. */
  readonly quantity: number | null
  /** The quantity that the catalogue file last said: stock changes only when that changes. */
  readonly listed_quantity: number | null
  readonly billing: string
  /** JSON text of a subscription's plan; null: paid once. */
  readonly plan: string | null
  /** JSON text of its content and the measure its price is told for; null: none. */
  readonly unit_pricing: string | null
  readonly position: number
  readonly withdrawn: boolean
  /** As of a product. */
  readonly file_values: string | null
}

/** A visitor, by a digest of their secret, and the order their pages show. */
export interface VisitorRow extends Row {
  readonly order_id: string | null
  /** Owner of the keys of the visitor's requests, across all of their secrets; null: the row's id. */
  readonly lineage: string | null
  /** The row of the secret that took this one's place, when, and a digest of the address it was asked from. */
  readonly replaced_by: string | null
  readonly replaced_on: number | null
  readonly replaced_from: string | null
  /** The order after which this secret was made. */
  readonly renewed_for: string | null
}

/** An order, from cart to placed; documents are JSON text, times wall-clock ms. */
export interface OrderRow extends Row {
  /** The member it belongs to: only their live sessions open it before it is placed; null: a guest's. */
  readonly member_id: string | null
  /** The member's earlier cart in which their log-in left lines; null: it left none. */
  readonly left_in: string | null
  /** The subscription that it begins or renews, and the period that it pays; null: none. */
  readonly subscription_id: string | null
  readonly period: number | null
  readonly status: string
  /** The number of payment attempts that were begun. */
  readonly attempts: number
  readonly email: string | null
  readonly shipping_address: string | null
  readonly billing_address: string | null
  readonly shipping_method_id: string | null
  readonly discount_code: string | null
  /** The provider whose token `payment_method` is. */
  readonly payment_provider: string | null
  readonly payment_method: string | null
  readonly card: string | null
  /** The payment that a wallet asked the shopper about last; both or neither. */
  readonly wallet_provider: string | null
  readonly wallet_reference: string | null
  readonly custom_data: string
  /** The shipping, tax and discount lines the shopper knows of, to notice a change that is not theirs. */
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
  /** The price of one piece that the shopper was shown. */
  readonly price_minor: number
  readonly added_on: number
}

/** One attempt to be paid for an order, and the stock it holds meanwhile. */
export interface PaymentAttemptRow extends Row {
  readonly order_id: string
  readonly status: string
  readonly amount_minor: number
  readonly currency: string
  readonly payment_method: string | null
  /** The provider that takes the money; null where nothing is to be paid. */
  readonly provider: string | null
  /** True if the provider moved real money then; null (older version): true unless it is the sandbox. */
  readonly moves_money: boolean | null
  /** The time to take the money: `at-once` or `on-fulfilment`; null in rows of an older version: at once. */
  readonly capture: string | null
  /**
   * `subscribe`, `trial` (its price is held), `kept-trial` (its method is kept and nothing held) or `renewal`; null:
   * nothing is kept for later charges.
   */
  readonly purpose: string | null
  /** JSON text: the order that the renewals of a new subscription repeat. */
  readonly renewal: string | null
  /** Of a try that a member's new card has: when the usual next one was to be; null: no such try. */
  readonly next_try_on: number | null
  /** The reference that the page brought back from an action. */
  readonly confirmed_reference: string | null
  /** The provider's name for the payment. */
  readonly reference: string | null
  /** The action that the page has to take, as the provider said it. */
  readonly action: string | null
  /** The taken amount, as the provider says; null: nothing, or all of it in rows of an older version. */
  readonly captured_minor: number | null
  /** The refunded amount, as the provider says; null: it was not asked since the payment. */
  readonly refunded_minor: number | null
  readonly disputed: boolean | null
  /** False once all of the order was sent or it was cancelled; true where it is left out. */
  readonly unsent?: boolean | undefined
  /** A digest of where the submit came from: for limits only. */
  readonly source: string | null
  /** JSON list of `[skuId, count]` that were taken from stock. */
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

/** The answer to a submit, so that repeating it is answered the same. */
export interface SubmissionRow extends Row {
  readonly order_id: string | null
  /** A digest of the cart that was submitted first. */
  readonly cart: string | null
  readonly attempt_id: string | null
  readonly failure: string | null
  readonly created_on: number
}

/** The answer to an addition to a cart, so that repeating it is answered the same. */
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
  /** The period whose charge was announced. */
  readonly announced_period: number
  readonly created_on: number
  /** Counts the changes, so that a change of what was read before is noticed. */
  readonly revision: number
}

/** Something that happened to a subscription; without `told_on` its mail waits. */
export interface SubscriptionEventRow extends Row {
  readonly subscription_id: string
  readonly kind: string
  readonly detail: string
  readonly at: number
  readonly told_on: number | null
}

/** A trial that was begun with an order; the id is a digest of who began it and of what. */
export interface BegunTrialRow extends Row {
  readonly order_id: string
}

/** The import that may write the catalogue of a site. */
export interface CatalogueTurnRow extends Row {
  readonly holder: string
  readonly is_over: boolean
}

/** The tables of the shop as Kysely reads them (schema/0001-shop.ts). */
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
  readonly catalogue_turn: CatalogueTurnRow
  /** Of a member the shop reads only which address is theirs, and whether they are banned. */
  readonly member: Row & Pick<MemberRow, 'email_key' | 'banned_on'>
  readonly member_session: MemberSessionRow
}
