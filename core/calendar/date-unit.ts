import { fromWallTime, toWallTime } from './zoned-time.js'
import type { WallTime } from './zoned-time.js'

/** A unit of relative dates, the largest first. */
export type DateUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second'

/** The units of constant length, in ms. */
const FIXED_MS = { hour: 3_600_000, minute: 60_000, second: 1000 } as const

const MONTHS = { year: 12, quarter: 3, month: 1 } as const

const DAYS = { week: 7, day: 1 } as const

/**
 * Adds units to an instant (negative: subtracts). Days and longer units follow the calendar of the zone and
 * keep the time of day; a day that the month does not have becomes its last one.
 */
export function addUnits(instantMs: number, count: number, unit: DateUnit, timeZone: string): number {
  if (isFixed(unit)) return instantMs + count * FIXED_MS[unit]
  const wall = toWallTime(instantMs, timeZone)
  const moved =
    unit === 'week' || unit === 'day'
      ? { ...wall, day: wall.day + count * DAYS[unit] }
      : addMonths(wall, count * MONTHS[unit])
  return fromWallTime(moved, timeZone)
}

function addMonths(wall: WallTime, count: number): WallTime {
  const months = wall.year * 12 + (wall.month - 1) + count
  const year = Math.floor(months / 12)
  const month = months - year * 12 + 1
  return { ...wall, year, month, day: Math.min(wall.day, daysIn(year, month)) }
}

const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()

/**
 * The first instant of the unit that contains an instant, in a zone. A week begins on Sunday, as in the
 * United States.
 */
export function startOfUnit(instantMs: number, unit: DateUnit, timeZone: string): number {
  const wall = toWallTime(instantMs, timeZone)
  const midnight = { ...wall, hour: 0, minute: 0, second: 0 }
  switch (unit) {
    case 'year':
      return fromWallTime({ ...midnight, month: 1, day: 1 }, timeZone)
    case 'quarter':
      return fromWallTime({ ...midnight, month: wall.month - ((wall.month - 1) % 3), day: 1 }, timeZone)
    case 'month':
      return fromWallTime({ ...midnight, day: 1 }, timeZone)
    case 'week':
      return fromWallTime({ ...midnight, day: wall.day - weekdayOf(wall) }, timeZone)
    case 'day':
      return fromWallTime(midnight, timeZone)
    default:
      return Math.floor(instantMs / FIXED_MS[unit]) * FIXED_MS[unit]
  }
}

/** The last millisecond of the unit that contains an instant. */
export const endOfUnit = (instantMs: number, unit: DateUnit, timeZone: string): number =>
  isFixed(unit)
    ? startOfUnit(instantMs, unit, timeZone) + FIXED_MS[unit] - 1
    : addUnits(startOfUnit(instantMs, unit, timeZone), 1, unit, timeZone) - 1

/** Day of the week, Sunday is 0. */
export const weekdayOf = ({ year, month, day }: WallTime): number => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCDay()
}

const isFixed = (unit: DateUnit): unit is keyof typeof FIXED_MS => unit in FIXED_MS
