/** The keys of a PayPal application, and the access to its interface. */
export interface PaypalOptions {
  /** The id that pages show. */
  readonly clientId: string
  /** The secret, which never leaves the server. */
  readonly clientSecret: string
  /** PayPal's id of the webhook for notices; null: every notice is refused. */
  readonly webhookId: string | null
  /**
   * The shop's address for shoppers, `https://shop.example`, to which PayPal sends them back. Without it,
   * PayPal stores no means of payment, and its pages cannot tell the shop that the shopper is back.
   * @default null
   */
  readonly siteUrl?: string | null
  /** True if money moves; PayPal's keys do not show it. @default false, the sandbox */
  readonly isLive?: boolean
  /** The address of the interface. @default PayPal's own address */
  readonly baseUrl?: string
  /** The time limit of one request. @default 20000 */
  readonly timeoutMs?: number
  /** Called with problems that the owner must fix, such as a refused key; never contains a key. */
  readonly onProblem?: (message: string) => void
  /** Wall-clock ms. @default the system's */
  readonly wallTime?: () => number
  /** @default the system's */
  readonly fetch?: typeof globalThis.fetch
}
