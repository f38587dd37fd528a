/** A payment provider that a shop takes, as its pages need to know it. */
export interface PaymentProvider {
  /** `sandbox`, `stripe`, `paypal` ... */
  readonly name: string
  /** What the provider's own code on the page is started with; null where it needs none. */
  readonly publicKey: string | null
  /** The account at the provider that is paid; null: the one the key belongs to. */
  readonly account: string | null
  /** Whether it pays for subscriptions, which are charged again while the shopper is away. @default false */
  readonly keepsMethods?: boolean
}

/** What an order is to be paid with: the provider's token, never card data. */
export interface PaymentMethod {
  readonly provider: string
  readonly token: string
}

/** What the page must do before a payment goes on; only the code of `provider` understands `data`. */
export interface PaymentAction {
  readonly provider: string
  readonly data: string
}
