import { GraphQLError } from 'graphql'
import { isTimeZone } from '../../../../../core/calendar/index.js'
import { money } from '../../../../../core/money/index.js'
import { beginOfSales, salesByDay } from '../../../../../core/orders/index.js'
import { moneyValue } from '../values/order-values.js'
import type { OwnerContext } from '../owner-services.js'

const DAY_MS = 24 * 60 * 60_000
const MAX_DAYS = 366
const MAX_SELLERS = 100

/** The requested number of days: from 1 to a leap year's. */
const daysOf = (days: number | null | undefined): number => Math.min(MAX_DAYS, Math.max(1, days ?? 1))

/** The start of the first of these UTC days; today is the last one. */
const sinceOf = (nowMs: number, days: number): number =>
  Math.floor(nowMs / DAY_MS) * DAY_MS - (days - 1) * DAY_MS

const badZone = (): GraphQLError =>
  new GraphQLError('A time zone is written as Europe/Berlin.', { extensions: { code: 'BAD_USER_INPUT' } })

interface DaysArgs {
  readonly days?: number | null
}

/** The query of the desk's first page. */
export const homeQuery = async (_: unknown, __: unknown, { services }: OwnerContext) => {
  const { home, shop, realm } = services
  return {
    ...(await home.counts()),
    disputeDueAt: home.disputeDueMs,
    sales: async ({ days, timeZone }: DaysArgs & { readonly timeZone?: string | null }) => {
      const { currency } = shop
      const zone = timeZone ?? 'UTC'
      if (!isTimeZone(zone)) throw badZone()
      const asked = { nowMs: realm.clock.wallTime(), count: daysOf(days), timeZone: zone }
      const slots = await home.sales(beginOfSales(asked), currency)
      return salesByDay(slots, asked).map(({ day, orders, totalMinor, refundedMinor }) => ({
        day,
        orders,
        total: moneyValue(money(totalMinor, currency)),
        refunded: moneyValue(money(refundedMinor, currency)),
      }))
    },
    visits: ({ days }: DaysArgs) => home.visits(sinceOf(realm.clock.wallTime(), daysOf(days))),
    openCarts: ({ days }: DaysArgs) => home.openCarts(sinceOf(realm.clock.wallTime(), daysOf(days))),
    bestSellers: ({ days, first }: DaysArgs & { readonly first?: number | null }) =>
      home.bestSellers(
        sinceOf(realm.clock.wallTime(), daysOf(days)),
        Math.min(MAX_SELLERS, Math.max(1, first ?? 1)),
      ),
  }
}
