/** A payment provider that a shop takes, as its pages need to know it. */
export interface PaymentProvider {
  /** `sandbox`, `stripe`, `paypal` ... */
  readonly name: string
  /** The key that the provider's own code on the page is started with; null where it needs none. */
  readonly publicKey: string | null
  /** The account at the provider that is paid; null: the one the key belongs to. */
  readonly account: string | null
  /** True if it pays for subscriptions, which are charged again while the shopper is away. @default false */
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
