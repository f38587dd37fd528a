import { createNewCartLimit } from '../../adapters/graphql-server/index.js'
import type { OperationLimits } from '../../adapters/graphql-server/index.js'
import { visitorAddress } from '../../adapters/http/index.js'
import { systemClock } from '../../adapters/node/index.js'
import { createMemoryRateLimit, createSqlRateLimit } from '../../adapters/rate-limit/index.js'
import type { Sql } from '../../adapters/sql/index.js'

const MINUTE_MS = 60_000
const ORDER_WINDOW_MS = 10 * MINUTE_MS
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
  /** Changes of one cart in a minute; 0: without end. @default 120 */
  readonly cartChanges?: number
  /** Attempts to place one cart's order in ten minutes; 0: without end. @default 20 */
  readonly orderAttempts?: number
}

/** Somebody mistypes twice, and so may those they share a line with; who tries stolen cards does it by the hundred. */
const REFUSED_CARDS = { perCart: 4, perAddress: 5, perNetwork: 5 } as const

/** Whoever goes on waits longer and longer. */
const REFUSED_WINDOWS = [
  { windowMs: ORDER_WINDOW_MS, times: 1 },
  { windowMs: 2 * 60 * MINUTE_MS, times: 2 },
  { windowMs: 24 * 60 * MINUTE_MS, times: 4 },
] as const

const endless = (count: number): number => (count === 0 ? Number.MAX_SAFE_INTEGER : count)

/**
 * Limits that no person meets and that make trying stolen cards and filling the database slow. Cart changes
 * are counted in this process, so they cost nothing; attempts to pay and carts that are begun are counted in
 * the database, over all processes of the site.
 */
export function createShopLimits({
  sql,
  siteId,
  trustProxy,
  cartChanges = 120,
  orderAttempts = 20,
}: ShopLimitsOptions): OperationLimits {
  const shared = createSqlRateLimit({ sql, siteId, clock: systemClock })
  const allowance = (count: number) => ({
    perCart: endless(count),
    perAddress: endless(count * PEOPLE_AT_AN_ADDRESS),
  })
  return {
    cart: { ...allowance(cartChanges), limit: createMemoryRateLimit(), windowMs: MINUTE_MS },
    order: {
      ...allowance(orderAttempts),
      limit: orderAttempts === 0 ? createMemoryRateLimit() : shared,
      windowMs: ORDER_WINDOW_MS,
    },
    ...(cartChanges > 0 && {
      newCarts: createNewCartLimit({
        limit: shared,
        perAddress: NEW_CARTS,
        windowMs: NEW_CARTS_WINDOW_MS,
      }),
    }),
    payments: {
      ...REFUSED_CARDS,
      windows: REFUSED_WINDOWS,
      limit: shared,
    },
    sourceOf: (request) => visitorAddress(request, trustProxy),
  }
}
