import { toWallTime } from '../calendar/index.js'

/** A quarter of an hour: the offset of every time zone from UTC is a multiple of it. */
export const SALES_SLOT_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** A number of sales, in minor units of the shop's currency. */
export interface SalesCount {
  readonly orders: number
  readonly totalMinor: number
  /** The later refunds of these sales. */
  readonly refundedMinor: number
}

/** The sales of one `SALES_SLOT_MS`. */
export interface SalesSlot extends SalesCount {
  /** Wall-clock ms. */
  readonly startMs: number
}

/** The orders of a day. */
export interface DaySales extends SalesCount {
  /** Such as 2027-01-31. */
  readonly day: string
}

/** The requested days: today in a time zone, and those before it. */
export interface SalesDays {
  readonly nowMs: number
  readonly count: number
  /** A valid IANA name. */
  readonly timeZone: string
}

const dayText = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

/** Midnight in UTC of the day that the clocks of a zone show. */
function dateOf(instantMs: number, timeZone: string): number {
  const { year, month, day } = toWallTime(instantMs, timeZone)
  return Date.UTC(year, month - 1, day)
}

/** A moment before the first of the days, in every time zone. */
export const beginOfSales = ({ nowMs, count }: SalesDays): number => nowMs - (count + 1) * DAY_MS

/** Each day from the first to today, including days without orders. */
export function salesByDay(
  slots: readonly SalesSlot[],
  { nowMs, count, timeZone }: SalesDays,
): readonly DaySales[] {
  const today = dateOf(nowMs, timeZone)
  const days = new Map(
    Array.from({ length: count }, (_, index) => {
      const day = dayText(today - (count - 1 - index) * DAY_MS)
      return [day, { day, orders: 0, totalMinor: 0, refundedMinor: 0 }]
    }),
  )
  for (const { startMs, orders, totalMinor, refundedMinor } of slots) {
    const day = days.get(dayText(dateOf(startMs, timeZone)))
    if (day === undefined) continue
    day.orders += orders
    day.totalMinor += totalMinor
    day.refundedMinor += refundedMinor
  }
  return [...days.values()]
}
