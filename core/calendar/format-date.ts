import { weekdayOf } from './date-unit.js'
import { toWallTime } from './zoned-time.js'
import type { WallTime } from './zoned-time.js'

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
const DAY_NAMES = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The length between brackets is limited, since unclosed brackets would be searched again and again. */
const TOKEN = /\[([^\]]{0,200})\]|YYYY|YY|MMMM|MMM|MM|M|DD|Do|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|A|a/g

const two = (value: number): string => String(value).padStart(2, '0')

const twelve = (hour: number): number => ((hour + 11) % 12) + 1

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]
  return `${day}${ending ?? 'th'}`
}

type Write = (wall: WallTime) => string

const TOKENS: Readonly<Record<string, Write>> = {
  YYYY: ({ year }) => String(year).padStart(4, '0'),
  YY: ({ year }) => two(year % 100),
  MMMM: ({ month }) => String(MONTH_NAMES[month - 1]),
  MMM: ({ month }) => String(MONTH_NAMES[month - 1]).slice(0, 3),
  MM: ({ month }) => two(month),
  M: ({ month }) => String(month),
  DD: ({ day }) => two(day),
  Do: ({ day }) => ordinal(day),
  D: ({ day }) => String(day),
  dddd: (wall) => String(DAY_NAMES[weekdayOf(wall)]),
  ddd: (wall) => String(DAY_NAMES[weekdayOf(wall)]).slice(0, 3),
  HH: ({ hour }) => two(hour),
  H: ({ hour }) => String(hour),
  hh: ({ hour }) => two(twelve(hour)),
  h: ({ hour }) => String(twelve(hour)),
  mm: ({ minute }) => two(minute),
  m: ({ minute }) => String(minute),
  ss: ({ second }) => two(second),
  s: ({ second }) => String(second),
  A: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  a: ({ hour }) => (hour < 12 ? 'am' : 'pm'),
}

/**
 * Writes an instant by a pattern of the builder's date settings, such as `MMMM D, YYYY` or `h:mm a`; text in
 * `[ ]` stays as it is.
 */
export function formatDate(instantMs: number, pattern: string, timeZone: string): string {
  const wall = toWallTime(instantMs, timeZone)
  return pattern.replace(
    TOKEN,
    (token, literal: string | undefined) => literal ?? (TOKENS[token] as Write)(wall),
  )
}
