import { err, ok, parseMoment } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'

/** Days in UTC as moments: from the start of the first to before `untilMs`. */
export interface DayRange {
  readonly fromMs: number
  readonly untilMs: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The number of days in a range without a first day. */
const DEFAULT_DAYS = 30

/** The start of a day such as 2027-01-31; null: not a day, or one before the time that clocks count. */
export function parseDay(text: string): number | null {
  const ms = /^[\d-]+$/.test(text) ? parseMoment(text) : null
  return ms === null || ms < 0 ? null : ms
}

const badDay = (text: string) => err(`"${text}" is not a day since 1970. Write it as 2027-01-31.`)

/** The range between two days, both included; the last 30 days by default. */
export function dayRange(from: string | null, to: string | null, nowMs: number): Result<DayRange, string> {
  const [first, last] = [from, to].map((text) => (text === null ? null : parseDay(text)))
  if (from !== null && first == null) return badDay(from)
  if (to !== null && last == null) return badDay(to)
  const untilMs = (last ?? Math.floor(nowMs / DAY_MS) * DAY_MS) + DAY_MS
  const fromMs = first ?? Math.max(0, untilMs - DEFAULT_DAYS * DAY_MS)
  return fromMs < untilMs ? ok({ fromMs, untilMs }) : err('The last day comes before the first one.')
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The first and the last day of a range, as `2027-01-31`. */
export const dayNames = ({ fromMs, untilMs }: DayRange): { readonly from: string; readonly to: string } => ({
  from: dayText(fromMs),
  to: dayText(untilMs - 1),
})
