/**
 * The side that confirms a payment after the challenge. `automatic`: the page, which charges it at once. `manual`:
 * this server, so that nothing is charged unless the page returns.
 */
export type StripeConfirmation = 'automatic' | 'manual'

/** The keys of a Stripe account, and the access to its interface. */
export interface StripeOptions {
  /** `sk_...` or `rk_...`; never leaves the server. */
  readonly secretKey: string
  /** `pk_...`; sent to pages. */
  readonly publishableKey: string
  /** `whsec_...` of the endpoint for notices; null: every notice is refused. */
  readonly webhookSecret: string | null
  /** A connected account (`acct_...`) that receives the money; null: the account of the key. */
  readonly account: string | null
  /** @default 'automatic' */
  readonly confirmation?: StripeConfirmation
  /** The address of the interface. @default Stripe's own address */
  readonly baseUrl?: string
  /** @default the version that the SDK was written for */
  readonly apiVersion?: string
  /** The time limit of one request. @default 20000 */
  readonly timeoutMs?: number
  /** Called with problems that the owner must fix, such as a refused key; never contains a key. */
  readonly onProblem?: (message: string) => void
  /** Wall-clock ms. @default the system's */
  readonly wallTime?: () => number
}

/** True if money moves with a key: `sk_live_...`. */
export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key)
