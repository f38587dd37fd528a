/**
 * The side that confirms a payment after the challenge: the page, which charges it there and then
 * (`automatic`), or this server, so that nothing is charged unless the page comes back (`manual`).
 */
export type StripeConfirmation = 'automatic' | 'manual'

/** The keys of a Stripe account, and how its interface is reached. */
export interface StripeOptions {
  /** `sk_...` or `rk_...`; it never leaves the server. */
  readonly secretKey: string
  /** `pk_...`; pages are sent it. */
  readonly publishableKey: string
  /** `whsec_...` of the endpoint that notices come to; null: every notice is refused. */
  readonly webhookSecret: string | null
  /** A connected account (`acct_...`) that is paid; null: the account of the key. */
  readonly account: string | null
  /** @default 'automatic' */
  readonly confirmation?: StripeConfirmation
  /** The address of the interface. @default Stripe's own address */
  readonly baseUrl?: string
  /** @default the version that the SDK was written for */
  readonly apiVersion?: string
  /** The time limit of one request. @default 20000 */
  readonly timeoutMs?: number
  /** Told what the owner has to put right, such as a key that was refused; never holds a key. */
  readonly onProblem?: (message: string) => void
  /** Wall-clock ms. @default the system's */
  readonly wallTime?: () => number
}

/** True if money moves with a key: `sk_live_...`. */
export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key)
