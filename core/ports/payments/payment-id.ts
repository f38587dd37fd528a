/** A payment by the shop's key and, once known, the provider's reference. */
export interface PaymentId {
  readonly key: string
  /** As stored with the attempt; null: the provider has not answered yet. */
  readonly reference: string | null
  /** The means of payment; the token of a wallet identifies the payment itself. */
  readonly paymentMethod?: string | null
}
