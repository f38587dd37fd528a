import { money } from '../../../../core/money/index.js'
import type { DaySales } from '../../../../core/ports/home-figures.port.js'
import { moneyValue } from './order-values.js'
import type { OwnerContext } from './owner-services.js'

const DAY_MS = 24 * 60 * 60_000
const MAX_DAYS = 366
const MAX_SELLERS = 100

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The number of days asked for: from 1 to a leap year's. */
const daysOf = (days: number | null | undefined): number => Math.min(MAX_DAYS, Math.max(1, days ?? 1))

/** The beginning of the first of so many days of UTC, of which today is the last. */
const sinceOf = (nowMs: number, days: number): number =>
  Math.floor(nowMs / DAY_MS) * DAY_MS - (days - 1) * DAY_MS

/** Each day from the first to today, also without an order. */
function everyDay(sinceMs: number, days: number, sales: readonly DaySales[], currency: string) {
  const known = new Map(sales.map((one) => [one.day, one]))
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(sinceMs + index * DAY_MS)
    const { orders = 0, total = money(0, currency), refunded = money(0, currency) } = known.get(day) ?? {}
    return { day, orders, total: moneyValue(total), refunded: moneyValue(refunded) }
  })
}

interface DaysArgs {
  readonly days?: number | null
}

/** The reading of a desk's first page. */
export const homeQuery = async (_: unknown, __: unknown, { services }: OwnerContext) => {
  const { home, shop, realm } = services
  return {
    ...(await home.counts()),
    sales: async (args: DaysArgs) => {
      const days = daysOf(args.days)
      const sinceMs = sinceOf(realm.clock.wallTime(), days)
      return everyDay(sinceMs, days, await home.sales(sinceMs, shop.currency), shop.currency)
    },
    bestSellers: ({ days, first }: DaysArgs & { readonly first?: number | null }) =>
      home.bestSellers(
        sinceOf(realm.clock.wallTime(), daysOf(days)),
        Math.min(MAX_SELLERS, Math.max(1, first ?? 1)),
      ),
  }
}
