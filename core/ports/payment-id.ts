/** A payment by the shop's key and, once the provider has named it, by the provider's reference. */
export interface PaymentId {
  readonly key: string
  /** As it was stored with the attempt; null: no answer of the provider has come yet. */
  readonly reference: string | null
  /** The means of payment; the token of a wallet names the payment itself. */
  readonly paymentMethod?: string | null
}
