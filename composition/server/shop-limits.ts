import { createNewCartLimit } from '../../adapters/graphql-server/index.js'
import type { OperationLimits } from '../../adapters/graphql-server/index.js'
import { createProofOfWork } from '../../adapters/captcha/index.js'
import { visitorAddress } from '../../adapters/http/index.js'
import { systemClock } from '../../adapters/node/index.js'
import {
  createMemoryRateLimit,
  createSqlCardTrials,
  createSqlRateLimit,
} from '../../adapters/rate-limit/index.js'
import type { Sql } from '../../adapters/sql/index.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { Random } from '../../core/ports/random.port.js'
import type { RateLimit } from '../../core/ports/rate-limit.port.js'

const MINUTE_MS = 60_000
/** So many people may sit behind one address, in an office or a mobile network. */
const PEOPLE_AT_AN_ADDRESS = 5

/** A day's shoppers of an office; a program that only makes carts is through with them in a minute. */
const NEW_CARTS = 120
const NEW_CARTS_WINDOW_MS = 60 * MINUTE_MS

/** Where the limits of a shop are counted, and how high they are. */
export interface ShopLimitsOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly trustProxy: boolean
  readonly random: Random
  /** Changes of one cart in a minute; 0: without end. @default 120 */
  readonly cartChanges?: number
  /** @default the machine's */
  readonly clock?: Pick<Clock, 'wallTime'>
  /** What the site signs its challenges with; the same in every process. */
  readonly siteKey: string
  /** Counts new carts and used challenges, over all processes of the site. @default in the database */
  readonly limit?: RateLimit
}

const endless = (count: number): number => (count === 0 ? Number.MAX_SAFE_INTEGER : count)

/**
 * Limits that no person meets and that make trying stolen cards and filling the database slow. Changes are
 * counted in this process, so they cost nothing; refused cards and carts that are begun are counted in the
 * database, over all processes of the site.
 */
export function createShopLimits({
  sql,
  siteId,
  trustProxy,
  siteKey,
  random,
  cartChanges = 120,
  clock = systemClock,
  limit = createSqlRateLimit({ sql, siteId, clock }),
}: ShopLimitsOptions): OperationLimits {
  return {
    cart: {
      limit: createMemoryRateLimit(),
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
      trials: createSqlCardTrials({ sql, siteId, clock }),
      challenge: createProofOfWork({
        siteKey,
        clock,
        random,
        used: limit,
      }),
      clock,
    },
    sourceOf: (request) => visitorAddress(request, trustProxy),
  }
}
