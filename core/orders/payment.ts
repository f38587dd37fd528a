/** A payment provider of a shop, as far as its pages need to know it. */
export interface PaymentProvider {
  /** `sandbox`, `stripe`, `paypal` ... */
  readonly name: string
  /** The key that starts the provider's code on the page; null: none is needed. */
  readonly publicKey: string | null
  /** The account at the provider that receives the money; null: the key's own. */
  readonly account: string | null
  /**
   * True if it can pay for subscriptions, which are charged again while the shopper is away. @default false
   */
  readonly keepsMethods?: boolean
}

/** The means of payment of an order: the provider's token, never card data. */
export interface PaymentMethod {
  readonly provider: string
  readonly token: string
}

/** The action that the page must take before a payment goes on; only `provider`'s code understands `data`. */
export interface PaymentAction {
  readonly provider: string
  readonly data: string
}
