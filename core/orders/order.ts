import type {
  Image,
  OptionSet,
  PaymentPlan,
  ProductId,
  ProductSlug,
  ProductType,
  SkuId,
} from '../catalog/index.js'
import type { Money } from '../money/index.js'
import type { Brand } from '../shared/index.js'
import type { Capabilities } from './capabilities.js'
import type { OrderProgress } from './order-progress.js'
import type { OrderTax } from './order-tax.js'
import type { PaymentProvider } from './payment.js'

/** The id of an order; together with its `OrderToken` it opens the confirmation. */
export type OrderId = Brand<string, 'OrderId'>
/** The secret that, together with the order id, opens a confirmation (reference/accounts#roles). */
export type OrderToken = Brand<string, 'OrderToken'>
/** The id of a shipping method that an order offers. */
export type ShippingMethodId = Brand<string, 'ShippingMethodId'>

/** Marks a text as an order's id; only the back end knows if the order exists. */
export const orderId = (text: string): OrderId => text as OrderId
/** Marks a text as an order's token; only the back end knows if it opens the order. */
export const orderToken = (text: string): OrderToken => text as OrderToken
/** Marks a text as a shipping method's id. */
export const shippingMethodId = (text: string): ShippingMethodId => text as ShippingMethodId

/** A postal address as the shopper gave it; an empty field is null. `country` is ISO 3166-1 alpha-2. */
export interface Address {
  readonly addressee: string | null
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly postalCode: string | null
}

/** The product and SKU of a line: a copy, so that an order stays the same after changes of the catalogue. */
export interface LineItem {
  readonly id: string
  /** 0: its product is no longer sold, as its name says; the shopper can only remove the line. */
  readonly count: number
  /** Price of one piece. */
  readonly price: Money
  /** `price` times `count`. */
  readonly rowTotal: Money
  readonly product: {
    readonly id: ProductId
    readonly slug: ProductSlug
    readonly name: string
    readonly type: ProductType
    readonly typeId: string
    readonly optionSets: readonly OptionSet[]
    readonly fields: Readonly<Record<string, string | number | boolean | null>>
  }
  readonly sku: {
    readonly id: SkuId
    readonly code: string | null
    readonly mainImage: Image | null
    /** Option set id -> chosen value id. */
    readonly optionValues: Readonly<Record<string, string>>
  }
  readonly subscription: PaymentPlan | null
}

/** A shipping method of an order with its present price; at most one is selected. */
export interface ShippingMethod {
  readonly id: ShippingMethodId
  readonly name: string
  readonly description: string | null
  readonly price: Money
  readonly selected: boolean
}

/** A line of the summary that is not a product: shipping, tax, discount (a discount's price is negative). */
export interface ExtraItem {
  readonly kind: 'shipping' | 'tax' | 'discount'
  readonly name: string
  readonly price: Money
  /** True: the prices include it already, so it is shown and adds nothing. @default false */
  readonly isIncluded?: boolean
}

/** The facts of a card that the page may know: only its provider, last four digits and expiry. */
export interface CardSummary {
  readonly provider: string
  readonly last4: string
  readonly expiresMonth: number | null
  readonly expiresYear: number | null
}

/**
 * One answer of the "additional info" block (reference/checkout#additional-information); exactly one of the
 * three values is set.
 */
export interface CustomDatum {
  readonly name: string
  readonly textArea: string | null
  readonly textInput: string | null
  readonly checkbox: boolean | null
}

/** The requirements of an order at checkout, as the back end sees them. */
export interface OrderFlags {
  readonly requiresShipping: boolean
  readonly isFreeOrder: boolean
  readonly hasSubscription: boolean
  readonly hasDownloads: boolean
  /** Estimates are stale: recalculate and read again. */
  readonly shouldRecalc: boolean
  readonly shippingAddressRequiresPostalCode: boolean
  readonly billingAddressRequiresPostalCode: boolean
}

/** The renewals of an order that begins a subscription: each comes to `amount`, including all taxes. */
export interface OrderRenewal {
  /** The amount that is taken with the order: zero if it begins with a trial. */
  readonly today: Money
  readonly amount: Money
  /** The first renewal, wall-clock ms; for a cart: if it were placed now. */
  readonly fromMs: number
}

/**
 * Lines of a member's earlier cart that are not in this one; a later log-in adds them when there is space.
 */
export interface LinesLeft {
  readonly count: number
  /** Names of their products, the last added first: at most the first ten. */
  readonly names: readonly string[]
}

/**
 * A cart until it is placed, then an order: the same shape, as pages read it
 * (reference/wire-protocol#orders).
 */
export interface Order {
  readonly id: OrderId
  readonly status: 'cart' | 'placed'
  readonly items: readonly LineItem[]
  /** The number of pieces, not of lines. */
  readonly itemCount: number
  readonly subtotal: Money
  readonly total: Money
  readonly extraItems: readonly ExtraItem[]
  /** The taxes among them, each with its base. Absent: placed before taxes were stored, or unknown. */
  readonly taxes?: readonly OrderTax[]
  /** The part of the discount that each line has, by its place. Absent: as for `taxes`. */
  readonly discountParts?: readonly Money[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly email: string | null
  readonly fullName: string | null
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly card: CardSummary | null
  /** The provider of its payment. */
  readonly paymentProcessor: string | null
  readonly customData: readonly CustomDatum[]
  readonly flags: OrderFlags
  readonly comment: string | null
  readonly downloads: readonly { readonly id: string; readonly name: string; readonly url: string }[]
  /** Lines that a log-in left in the member's earlier cart. @default nothing */
  readonly linesLeft?: LinesLeft
  /** The history of a placed order. Null or absent: a cart, or unknown to the back end. */
  readonly progress?: OrderProgress | null
  /** Null or absent: it begins no renewed subscription, or unknown to the back end. */
  readonly renewal?: OrderRenewal | null
  /** Wall-clock ms. */
  readonly startedOn: number
  readonly updatedOn: number
}

/** The settings of the shop that pages read (`site.commerce`). */
export interface ShopSettings {
  readonly businessCountry: string
  readonly defaultCurrency: string
  readonly quickCheckoutEnabled: boolean
  /** The shop's payment providers, the one for cards first; empty if the back end names none. */
  readonly paymentProviders: readonly PaymentProvider[]
  /** The abilities of the back end. */
  readonly capabilities: Capabilities
}
