import type { AccountFieldName } from '../../../core/accounts/index.js'
import type { OptionSetId, ProductId, ProductSlug, SkuId } from '../../../core/catalog/index.js'
import type { PaymentAction, PaymentMethod, ShippingMethodId } from '../../../core/orders/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'

/**
 * The goods that a back end must sell for the suite, in euros: see `CONTRACT_CATALOGUE` and
 * `CONTRACT_SETTINGS`, which
 * the bundled store imports. Another engine is filled with the same goods and names their ids here.
 */
export interface ContractShop {
  /** A mug in two colours: blue, five pieces for 12.00; red, sold out. */
  readonly mug: {
    readonly id: ProductId
    readonly slug: ProductSlug
    readonly colour: OptionSetId
    readonly blue: SkuId
    readonly red: SkuId
  }
  /** Tea in unlimited stock for 8.50, shipped. */
  readonly tea: { readonly id: ProductId; readonly sku: SkuId }
  /** A guide for 12.00 that is not shipped. */
  readonly guide: { readonly id: ProductId; readonly sku: SkuId }
  /** A sticker for 0.60: below the order minimum of 2.00 alone. */
  readonly sticker: SkuId
  /** One single vase for 90.00, not shipped. */
  readonly vase: SkuId
  /** One single lamp for 95.00, not shipped. */
  readonly lamp: SkuId
  /** A subscription; null where the back end has none. */
  readonly subscription: SkuId | null
  /** The engine's names of the three shipping methods. @default `parcel`, `express` and `europe` */
  readonly shipping?: {
    readonly parcel: ShippingMethodId
    readonly express: ShippingMethodId
    readonly europe: ShippingMethodId
  }
  /** A course for 15.00 a month that is tried for two weeks first; absent where the back end has no trials. */
  readonly trial?: SkuId
}

/** The link of a mail, by its purpose. */
export interface MailedToken {
  readonly kind: 'verify' | 'reset' | 'email' | 'link'
  readonly token: string
}

/** Changes by the owner of the shop during visits; null where the engine offers none. */
export interface ContractOwner {
  readonly setPrice: (sku: SkuId, amountMinor: number) => Promise<void>
  readonly withdraw: (product: ProductId) => Promise<void>
  /** Sets the price of the cheapest shipping method within Germany. */
  readonly setParcelPrice: (amountMinor: number) => Promise<void>
}

/** One back end under test, with its own stock. */
export interface BackendFixture {
  readonly backend: Backend
  /** A new visitor. */
  readonly newVisitor: () => Visitor
  readonly shop: ContractShop
  /**
   * Payment methods: one that is accepted, one that the bank refuses, one that demands a challenge.
   */
  readonly cards: {
    readonly accepted: PaymentMethod
    readonly declined: PaymentMethod
    readonly challenged: PaymentMethod
  }
  /** Passes the challenge as a shopper; answers the confirmation for the next submit. */
  readonly passChallenge: (action: PaymentAction) => Promise<string>
  readonly owner: ContractOwner | null
  /** A member who may log in; absent where there are no accounts. */
  readonly account?: { readonly email: string; readonly password: string }
  /** Valid links that were mailed to an address; present if there are accounts. */
  readonly mailsTo?: (email: string) => Promise<readonly MailedToken[]>
  /** A text field of accounts with at most 20 characters; present if there are accounts. */
  readonly textField?: AccountFieldName
  /** The content of the engine's own checkout at an address; absent where orders are placed here. */
  readonly readCheckout?: (
    url: string,
  ) => Promise<readonly { readonly sku: string; readonly count: number }[]>
  readonly close: () => Promise<void>
}

/**
 * Makes a fresh back end: one for the cases of single shoppers, one for shoppers who want the same goods, one for the
 * owner's changes.
 */
export type CreateBackendFixture = () => Promise<BackendFixture>
