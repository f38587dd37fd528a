import type { Membership, Product, ProductId, ProductQuery, ProductSlug, SkuId } from '../../catalog/index.js'
import type { Money } from '../../money/index.js'
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
} from '../../orders/index.js'
import type { Answer, GatewayFailure } from '../gateway-failure.port.js'

/** The query text of a page's content. Only GraphQL adapters use it; others ignore it. */
export interface PageQuery {
  readonly text: string
}

/**
 * The data that a page shows: the typed order and, if the page's own query was sent, its raw answer for the
 * page's bindings.
 */
export interface OrderReading {
  /** null: the cart is empty, or there is no such order (wrong id or token). */
  readonly order: Order | null
  readonly shop: ShopSettings
  /**
   * `data` of the page's own query, not parsed; absent without a query text, or if the adapter sends none.
   */
  readonly answer?: unknown
  /**
   * The reason why the page's own query was answered only in part; the page then shows the whole `order`
   * (reference/checkout#display).
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
 * The result of a submit: the order is placed, or the shopper must act first and the same submit is sent
 * again.
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

/** The way in which an order is placed (reference/checkout#placing-an-order). */
export type CheckoutType = 'normal' | 'paypal' | 'quickCheckout'

/** An order to place. */
export interface SubmitOrder {
  /** @default 'normal' */
  readonly type?: CheckoutType
  readonly key: string
  /** The cart to place. A key that was used for another cart is refused with `KeyReused`. */
  readonly orderId?: OrderId
  /** The page's result of the action that an earlier answer required. */
  readonly confirmation?: string
}

/**
 * The state of an earlier submit. `pending`: begun, and its payment is not decided. `not-placed`: there is no
 * order and no payment; the same key may be used again.
 */
export type FoundSubmit = SubmitAnswer | { readonly tag: 'pending' } | { readonly tag: 'not-placed' }

/** The products of a shop, as pages show them. */
export interface ProductGateway {
  /** Refused with `ItemNotFound` if there is no such product. */
  readonly readProduct: (
    which: { readonly id: ProductId } | { readonly slug: ProductSlug },
  ) => Answer<ProductReading>
  /**
   * The products for sale that match a query, by default in the shop's order. Fewer than `limit` products are
   * the end of the list; otherwise it continues with `after`, the id of the last one. Refused with
   * `ItemNotFound` if the shop never had that product.
   */
  readonly listProducts: (query: ProductQuery) => Answer<readonly ProductReading[]>
  /**
   * The names of all categories with products for sale. Absent: only those of the first 100 products are
   * known, and a larger shop has category pages under every name.
   */
  readonly listCategories?: () => Answer<readonly string[]>
}

/** The visitor's cart: its content and its changes. */
export interface CartGateway {
  readonly readCart: (query?: PageQuery) => Answer<OrderReading>
  /** The shop's settings alone. Absent: they are read with the cart. */
  readonly readShop?: () => Answer<ShopSettings>
  /**
   * Adds `count` pieces of a SKU to the cart (`buyNow`: to an otherwise empty cart). Repeating it with the
   * same `key` returns the first result and adds nothing. Refused: `ItemNotFound`, `OutOfInventory`,
   * `MixedCartError`, `InvalidQuantity`.
   */
  readonly addToCart: (item: {
    readonly skuId: SkuId
    readonly count: number
    readonly buyNow: boolean
    readonly key: string
  }) => Answer<CartChange>
  /** Sets the count of a line; 0 removes it. Refused like `addToCart`. */
  readonly updateItem: (item: { readonly skuId: SkuId; readonly count: number }) => Answer<CartChange>
}

/** The details of an order that a shopper gives before placing it. */
export interface CheckoutGateway {
  readonly updateIdentity: (email: string | null) => Answer<void>
  /** `obfuscated`: a wallet gave only the coarse parts (reference/checkout#wallets). */
  readonly updateAddress: (change: {
    readonly kind: 'shipping' | 'billing'
    readonly address: Address
    readonly obfuscated?: boolean
  }) => Answer<void>
  readonly updateShippingMethod: (id: ShippingMethodId | null) => Answer<void>
  /** Stores the means of payment for the next submit. */
  readonly storePaymentMethod: (method: PaymentMethod) => Answer<void>
  readonly updateCustomData: (data: readonly CustomDatum[]) => Answer<void>
  readonly recalculate: () => Answer<void>
  /** The caller trims and upper-cases `code`. Refused with the discount codes of reference/errors. */
  readonly applyDiscount: (code: string) => Answer<void>
  /**
   * Removes the discount from the order; without a discount nothing changes. Absent: a discount can only be
   * replaced by another one.
   */
  readonly removeDiscount?: () => Answer<void>
}

/** Payments that shoppers approve in a provider's wallet; absent members: no wallet is supported. */
export interface WalletGateway {
  /**
   * Begins a payment that the shopper approves on the provider's own pages; the reference is the provider's
   * id of it. Absent: no wallet is supported. Refused: `PaypalNotConfigured`.
   */
  readonly beginWallet?: (provider: string) => Answer<{ readonly reference: string }>
  /**
   * Adopts the shopper's data from the wallet, and stores the approved payment for the next submit. Refused
   * with `NeedPaymentMethod` if they have not approved it.
   */
  readonly syncWallet?: (provider: string) => Answer<void>
}

/** Placing an order, and reading it afterwards. */
export interface OrderGateway {
  /**
   * Begins the engine's own checkout with the visitor's cart, which is kept, and returns its address. Safe to
   * repeat. Absent or refused if orders are placed here (`capabilities.checkout`).
   */
  readonly beginCheckout?: () => Answer<{ readonly url: string }>
  /**
   * Places the order: stock is taken, money is taken once, and the answer is stored under `key`. The key is
   * made before the first call of an attempt and kept until that attempt ends.
   */
  readonly submitOrder: (submit: SubmitOrder) => Answer<SubmitAnswer>
  /**
   * The state of the submit with this key, for a page that never got its answer. Begins no attempt; a final
   * refusal is returned as that refusal.
   */
  readonly findSubmit: (key: string) => Answer<FoundSubmit>
  /** Reads a placed order by id and token; `order` is null if they do not match. */
  readonly readPlacedOrder: (
    which: { readonly orderId: OrderId; readonly token: OrderToken },
    query?: PageQuery,
  ) => Answer<OrderReading>
}

/**
 * One visitor's shop. Never rejects, never throws. The back end decides price, stock and access; callers only
 * send requests. Every change is safe to repeat: those that set a value by nature, `addToCart` and
 * `submitOrder` by their `key`.
 */
export interface CommerceGateway
  extends ProductGateway, CartGateway, CheckoutGateway, WalletGateway, OrderGateway {}
