import { createNewCartLimit } from '../graphql/index.js'
import type { OperationLimits } from '../graphql/index.js'
import { createCaptchaChallenge, createProofOfWork } from '../captcha/index.js'
import { visitorAddress } from '../http/index.js'
import { systemClock } from '../platform/index.js'
import { createMemoryRateLimit } from './index.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import type { PaymentChallenge } from '../../../core/ports/payments/payment-challenge.port.js'
import type { RateLimit } from '../../../core/ports/platform/rate-limit.port.js'
import type { CaptchaSettings } from '../settings/environment/form-settings.js'
import type { CardTrials } from '../../../core/ports/payments/card-trials.port.js'
import type { CaptchaVerifier } from '../../../core/ports/forms/captcha-verifier.port.js'

const MINUTE_MS = 60_000
/** The number of people behind one address, in an office or a mobile network. */
const PEOPLE_AT_AN_ADDRESS = 5

/**
 * The maximum number of account changes, and of log-ins and log-outs, in a minute: forms that a person fills
 * in, with their files.
 */
const ACCOUNT_CHANGES = 60
const ENTRANCES = 60

/**
 * The number of new carts: a day's shoppers of an office. A program that only makes carts reaches it in a
 * minute.
 */
const NEW_CARTS = 120
const NEW_CARTS_WINDOW_MS = 60 * MINUTE_MS

/** The settings of a shop's limits, and their counts. */
export interface ShopLimitsOptions {
  readonly trustProxy: boolean
  readonly random: Random
  /** Changes of one cart in a minute; 0: unlimited. @default 120 */
  readonly cartChanges?: number
  /** @default the machine's */
  readonly clock?: Pick<Clock, 'wallTime'>
  /** Shows shoppers a challenge after too many refused cards. @default their pages do some work instead */
  readonly captcha?: CaptchaSettings | null
  /** Checks the answers to that challenge. @default none, and no such challenge is shown */
  readonly verifier?: CaptchaVerifier | null
  /** The key that signs the site's challenges; the same in every process. */
  readonly siteKey: string
  /** Counts new carts and used challenges, over all processes of the site. */
  readonly limit: RateLimit
  /** Counts refused cards, over all processes of the site. */
  readonly trials: CardTrials
}

const endless = (count: number): number => (count === 0 ? Number.MAX_SAFE_INTEGER : count)

/** The challenge that a shopper must pass before trying more cards. */
function challengeOf(
  work: PaymentChallenge,
  captcha: CaptchaSettings | null,
  verifier: CaptchaVerifier | null,
  clock: Pick<Clock, 'wallTime'>,
): PaymentChallenge {
  if (captcha?.publicKey == null || verifier === null) return work
  const { name: service, publicKey } = captcha
  return createCaptchaChallenge({ service, publicKey, verifier, meanwhile: work, clock })
}

/**
 * Limits that people never reach, against programs that try stolen cards or fill the database. Changes are
 * counted in this process at no cost; refused cards and new carts are counted over all processes of the site.
 */
export function createShopLimits({
  trustProxy,
  siteKey,
  random,
  cartChanges = 120,
  captcha = null,
  verifier = null,
  clock = systemClock,
  limit,
  trials,
}: ShopLimitsOptions): OperationLimits {
  // Counted in this process: a refusal costs no write.
  const own = createMemoryRateLimit()
  const people = (perVisitor: number, share = PEOPLE_AT_AN_ADDRESS) => ({
    limit: own,
    perVisitor,
    perAddress: perVisitor * share,
    windowMs: MINUTE_MS,
  })
  return {
    account: people(ACCOUNT_CHANGES),
    // Doubled, since an office logs in at the same time in the morning.
    entrance: people(ENTRANCES, 2 * PEOPLE_AT_AN_ADDRESS),
    cart: {
      limit: own,
      perCart: endless(cartChanges),
      perAddress: endless(cartChanges * PEOPLE_AT_AN_ADDRESS),
      windowMs: MINUTE_MS,
    },
    ...(cartChanges > 0 && {
      newCarts: createNewCartLimit({
        limit,
        perAddress: NEW_CARTS,
        windowMs: NEW_CARTS_WINDOW_MS,
      }),
    }),
    payments: {
      trials,
      challenge: challengeOf(
        createProofOfWork({ siteKey, clock, random, used: limit }),
        captcha,
        verifier,
        clock,
      ),
      clock,
    },
    sourceOf: (request) => visitorAddress(request, trustProxy),
  }
}
