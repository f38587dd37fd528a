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

/** Names an order; with its `OrderToken` it opens the confirmation. */
export type OrderId = Brand<string, 'OrderId'>
/** The secret that, together with the order id, opens a confirmation (reference/accounts#roles). */
export type OrderToken = Brand<string, 'OrderToken'>
/** Names a way of shipping that an order offers. */
export type ShippingMethodId = Brand<string, 'ShippingMethodId'>

/** Takes a text for an order's id; whether there is such an order only the back end knows. */
export const orderId = (text: string): OrderId => text as OrderId
/** Takes a text for an order's token; whether it opens the order only the back end knows. */
export const orderToken = (text: string): OrderToken => text as OrderToken
/** Takes a text for a shipping method's id. */
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

/**
 * The product and SKU of a line as they are shown: a copy, so an order reads the same after the catalogue
 * changed.
 */
export interface LineItem {
  readonly id: string
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

/** A way to ship an order, at what it would cost now; at most one is selected. */
export interface ShippingMethod {
  readonly id: ShippingMethodId
  readonly name: string
  readonly description: string | null
  readonly price: Money
  readonly selected: boolean
}

/** A line of the summary that is no product: shipping, tax, discount (a discount's price is negative). */
export interface ExtraItem {
  readonly kind: 'shipping' | 'tax' | 'discount'
  readonly name: string
  readonly price: Money
  /** The prices hold it already: it is shown and adds nothing. @default false */
  readonly isIncluded?: boolean
}

/** The facts of a card that the page may know: never more than its provider, last four digits and expiry. */
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

/** The needs of an order at checkout, as the back end sees them. */
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

/** The payments of an order that begins a subscription: each later one comes to `amount`, all taxes with it. */
export interface OrderRenewal {
  /** The amount that is taken with the order: nothing where it begins with a trial. */
  readonly today: Money
  readonly amount: Money
  /** The first renewal, wall-clock ms; of a cart: if it were placed now. */
  readonly fromMs: number
}

/** Lines of a member's earlier cart that are not in this one; the next log-in for which there is room brings them. */
export interface LinesLeft {
  readonly count: number
  /** Names of their products, those added last first: at most the first ten. */
  readonly names: readonly string[]
}

/**
 * A cart while it is being filled, an order once it is placed: the same shape, as pages read it
 * (reference/wire-protocol#orders).
 */
export interface Order {
  readonly id: OrderId
  readonly status: 'cart' | 'placed'
  readonly items: readonly LineItem[]
  /** Pieces, not lines. */
  readonly itemCount: number
  readonly subtotal: Money
  readonly total: Money
  readonly extraItems: readonly ExtraItem[]
  /** The taxes among them, with what each is taken from. Absent: placed before they were kept, or not said. */
  readonly taxes?: readonly OrderTax[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly email: string | null
  readonly fullName: string | null
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly card: CardSummary | null
  /** The provider it is paid through. */
  readonly paymentProcessor: string | null
  readonly customData: readonly CustomDatum[]
  readonly flags: OrderFlags
  readonly comment: string | null
  readonly downloads: readonly { readonly id: string; readonly name: string; readonly url: string }[]
  /** Lines that a log-in left in the member's earlier cart. @default nothing */
  readonly linesLeft?: LinesLeft
  /** The life of a placed order since. Null or absent: a cart, or the back end does not say. */
  readonly progress?: OrderProgress | null
  /** Null or absent: it begins no subscription that is renewed, or the back end does not say. */
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
  /** The providers that take the money, the one for cards first; empty where the back end does not say. */
  readonly paymentProviders: readonly PaymentProvider[]
  /** The abilities of the back end. */
  readonly capabilities: Capabilities
}
