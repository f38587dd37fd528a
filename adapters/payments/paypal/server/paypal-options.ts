/** The keys of a PayPal application, and how its interface is reached. */
export interface PaypalOptions {
  /** Pages are sent it. */
  readonly clientId: string
  /** It never leaves the server. */
  readonly clientSecret: string
  /** The webhook that notices come to, as PayPal names it; null: every notice is refused. */
  readonly webhookId: string | null
  /**
   * The shop's address for shoppers, `https://shop.example`: PayPal sends them back there. null: it keeps no
   * means of payment, and its pages cannot tell the shop's that the shopper is back. @default null
   */
  readonly siteUrl?: string | null
  /** True if money moves: PayPal's keys do not tell. @default false, the sandbox */
  readonly isLive?: boolean
  /** The address of the interface. @default PayPal's own address */
  readonly baseUrl?: string
  /** The time limit of one request. @default 20000 */
  readonly timeoutMs?: number
  /** Told what the owner has to put right, such as a key that was refused; never holds a key. */
  readonly onProblem?: (message: string) => void
  /** Wall-clock ms. @default the system's */
  readonly wallTime?: () => number
  /** @default the system's */
  readonly fetch?: typeof globalThis.fetch
}
