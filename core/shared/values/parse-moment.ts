const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/**
 * The moment, in wall-clock ms, of a day (its start in UTC) or of a time with its zone, as `2027-01-31` or
 * `2027-01-31T18:00:00Z`; null: there is none. `Date.parse` alone takes February 30 as March 2.
 */
export function parseMoment(text: string): number | null {
  const [, year, month, day] = (MOMENT.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const isDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
  const ms = Date.parse(text)
  return isDay && !Number.isNaN(ms) ? ms : null
}
