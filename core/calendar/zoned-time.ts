/** A date and time of day on the clocks of a time zone. `month` is 1 to 12. */
export interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** True if the platform knows an IANA time zone such as `Europe/Paris`. */
export function isTimeZone(timeZone: unknown): timeZone is string {
  if (typeof timeZone !== 'string' || timeZone === '') return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return true
  } catch {
    return false
  }
}

const createFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/** The last used format. A shop uses one zone, and making a format takes much longer than using it. */
let latest: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | null = null

/**
 * The time on the clocks of a zone at an instant (ms since 1970, fractions of a second dropped). An unknown
 * zone is a bug and throws.
 */
export function toWallTime(instantMs: number, timeZone: string): WallTime {
  if (latest?.timeZone !== timeZone) latest = { timeZone, format: createFormat(timeZone) }
  const parts = Object.fromEntries(
    latest.format.formatToParts(instantMs).map((part) => [part.type, Number(part.value)]),
  )
  const read = (name: keyof WallTime): number => parts[name] as number
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/**
 * The instant (ms since 1970) at which the clocks of a zone show a wall time; values out of range carry over
 * (day 32 is in the next month). A time that a clock change skips is moved forward by the change; of a
 * repeated time the first is used.
 */
export function fromWallTime(wall: WallTime, timeZone: string): number {
  const shown = asIfUtc(wall)
  const offsetAt = (instantMs: number): number => asIfUtc(toWallTime(instantMs, timeZone)) - instantMs
  const before = offsetAt(shown - DAY_MS)
  const after = offsetAt(shown + DAY_MS)
  const earlier = shown - Math.max(before, after)
  const later = shown - Math.min(before, after)
  return offsetAt(earlier) === shown - earlier ? earlier : later
}

const DAY_MS = 86_400_000

const asIfUtc = ({ year, month, day, hour, minute, second }: WallTime): number => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  return date.getTime()
}
