import type { Membership, Product, ProductId, ProductQuery, ProductSlug, SkuId } from '../catalog/index.js'
import type { Money } from '../money/index.js'
import type {
  Address,
  CustomDatum,
  Order,
  OrderId,
  OrderToken,
  PaymentAction,
  PaymentMethod,
  ShippingMethodId,
  ShopSettings,
} from '../orders/index.js'
import type { Answer, GatewayFailure } from './gateway-failure.port.js'

/**
 * The query text a page carries for what it shows. Only GraphQL adapters use it; everyone else ignores it.
 */
export interface PageQuery {
  readonly text: string
}

/**
 * The data that a page shows: the typed order, and, where the page's own query was sent, its raw answer for
 * the page's bindings.
 */
export interface OrderReading {
  /** null: the cart is empty, or no such order (wrong id or token). */
  readonly order: Order | null
  readonly shop: ShopSettings
  /**
   * `data` of the page's own query, unparsed; absent where no query text was given or the adapter has none.
   */
  readonly answer?: unknown
  /**
   * The reason why the page's own query was answered in part only; the page is shown from the whole `order`
   * then (reference/checkout#what-is-shown).
   */
  readonly problem?: GatewayFailure
}

/** A product with the visitor's memberships to it (reference/wire-protocol#variant-query). */
export interface ProductReading {
  readonly product: Product
  readonly memberships: readonly Membership[]
}

/** The result of a change of the cart. */
export interface CartChange {
  readonly itemId: string
  readonly itemCount: number
  readonly itemPrice: Money
}

/**
 * The end of a submit: the order stands, or the shopper has to act first and the same submit is sent again.
 */
export type SubmitAnswer =
  | {
      readonly tag: 'accepted'
      readonly orderId: OrderId
      readonly token: OrderToken
      readonly customerPaid: Money
      readonly purchasedItems: readonly {
        readonly id: string
        readonly name: string
        readonly count: number
        readonly price: Money
      }[]
    }
  | { readonly tag: 'action-required'; readonly action: PaymentAction }

/** By which way an order is placed (reference/checkout#placing-an-order). */
export type CheckoutType = 'normal' | 'paypal' | 'quickCheckout'

/** An order to be placed. */
export interface SubmitOrder {
  /** @default 'normal' */
  readonly type?: CheckoutType
  readonly key: string
  /** The cart that is meant. A key that was used for another one is refused with `KeyReused`. */
  readonly orderId?: OrderId
  /** The result that the page brought back from the action that an earlier answer asked for. */
  readonly confirmation?: string
}

/**
 * The state of an earlier submit. `pending`: it was begun and its payment is not decided. `not-placed`: there
 * is no order and no payment; the same key may be used again.
 */
export type FoundSubmit = SubmitAnswer | { readonly tag: 'pending' } | { readonly tag: 'not-placed' }

/** The products of a shop, as pages show them. */
export interface ProductGateway {
  /** Refused with `ItemNotFound` if there is no such product. */
  readonly readProduct: (
    which: { readonly id: ProductId } | { readonly slug: ProductSlug },
  ) => Answer<ProductReading>
  /**
   * The products for sale that a query asks for, by default in the shop's order. Fewer than `limit` are the end of
   * the list; else it goes on with `after`, the id of the last one. Refused with `ItemNotFound` where the shop never
   * had that product.
   */
  readonly listProducts: (query: ProductQuery) => Answer<readonly ProductReading[]>
  /**
   * The names of all categories that have products for sale. Absent: only those of the first 100 products are known,
   * and a larger shop answers a category page for every name.
   */
  readonly listCategories?: () => Answer<readonly string[]>
}

/** The visitor's cart: what is in it, and what changes it. */
export interface CartGateway {
  readonly readCart: (query?: PageQuery) => Answer<OrderReading>
  /** The settings of the shop alone. Absent: they are read with the cart. */
  readonly readShop?: () => Answer<ShopSettings>
  /**
   * Puts `count` more pieces of a SKU into the cart (`buyNow`: into an otherwise empty cart).
   * Repeating it with the same `key` answers the first result and adds nothing.
   * Refused: `ItemNotFound`, `OutOfInventory`, `MixedCartError`, `InvalidQuantity`.
   */
  readonly addToCart: (item: {
    readonly skuId: SkuId
    readonly count: number
    readonly buyNow: boolean
    readonly key: string
  }) => Answer<CartChange>
  /** Sets the count of a line; 0 removes it. Refused as `addToCart`. */
  readonly updateItem: (item: { readonly skuId: SkuId; readonly count: number }) => Answer<CartChange>
}

/** The details of an order that a shopper gives before it is placed. */
export interface CheckoutGateway {
  readonly updateIdentity: (email: string | null) => Answer<void>
  /** `obfuscated`: a wallet gave only the coarse parts (reference/checkout#wallets). */
  readonly updateAddress: (change: {
    readonly kind: 'shipping' | 'billing'
    readonly address: Address
    readonly obfuscated?: boolean
  }) => Answer<void>
  readonly updateShippingMethod: (id: ShippingMethodId | null) => Answer<void>
  /** Remembers what the next submit pays with. */
  readonly storePaymentMethod: (method: PaymentMethod) => Answer<void>
  readonly updateCustomData: (data: readonly CustomDatum[]) => Answer<void>
  readonly recalculate: () => Answer<void>
  /** `code` trimmed and upper-cased by the caller. Refused with the discount codes of reference/errors. */
  readonly applyDiscount: (code: string) => Answer<void>
  /**
   * Takes the discount off the order; without a discount nothing changes. Absent: a discount can only be replaced by
   * another one.
   */
  readonly removeDiscount?: () => Answer<void>
}

/** Paying by agreement with a provider's wallet; absent members: no wallet is taken here. */
export interface WalletGateway {
  /**
   * Begins a payment that the shopper agrees to on the provider's own pages; the reference is the provider's
   * name for it. Absent: no wallet is taken here. Refused: `PaypalNotConfigured`.
   */
  readonly beginWallet?: (provider: string) => Answer<{ readonly reference: string }>
  /**
   * Takes over what the wallet knows of its shopper, and remembers the payment they agreed to for the next
   * submit. Refused with `NeedPaymentMethod` where they have not agreed.
   */
  readonly syncWallet?: (provider: string) => Answer<void>
}

/** Placing an order, and reading it afterwards. */
export interface OrderGateway {
  /**
   * Begins the engine's own checkout with the visitor's cart, which is kept, and answers where the shopper is to
   * be sent. Safe to repeat. Absent or refused where orders are placed here (`capabilities.checkout`).
   */
  readonly beginCheckout?: () => Answer<{ readonly url: string }>
  /**
   * Places the order: stock is taken, money is taken once, the answer is remembered under `key`, made before
   * the first call of an attempt and kept until that attempt ends.
   */
  readonly submitOrder: (submit: SubmitOrder) => Answer<SubmitAnswer>
  /**
   * The state of the submit with this key, asked by a page that never got its answer. Begins no attempt; a
   * refusal that stands is answered as that refusal.
   */
  readonly findSubmit: (key: string) => Answer<FoundSubmit>
  /** Reads a placed order by id and token; `order` is null where they do not match. */
  readonly readPlacedOrder: (
    which: { readonly orderId: OrderId; readonly token: OrderToken },
    query?: PageQuery,
  ) => Answer<OrderReading>
}

/**
 * One visitor's shop. Never rejects, never throws. The back end decides price, stock and access: what is sent
 * is a request. Every change is safe to repeat: changes that set a value by nature, `addToCart` and
 * `submitOrder` by their `key`.
 */
export interface CommerceGateway
  extends ProductGateway, CartGateway, CheckoutGateway, WalletGateway, OrderGateway {}
