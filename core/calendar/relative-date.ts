import { addUnits, endOfUnit, startOfUnit } from './date-unit.js'
import type { DateUnit } from './date-unit.js'

/** The present moment, and the zone whose days count. */
export interface DateContext {
  /** Wall-clock ms. */
  readonly nowMs: number
  readonly timeZone: string
}

const UNIT = '(year|quarter|month|week|day|hour|minute|second)s?'
const DISTANCE = new RegExp(`^(\\d{1,5}) ${UNIT} (ago|from now|in the future|in the past)$`)
const END_OF_UNIT = new RegExp(`^end of (?:this |the )?${UNIT}$`)

interface Moment {
  readonly instantMs: number
  /** The unit that the phrase names, to whose end `end of` refers. */
  readonly unit: DateUnit
}

/**
 * The instant of a relative phrase (reference/conditions#relative-dates); null: not such a phrase. `now`,
 * `today`, `tomorrow` and `yesterday` are the first instant of the day. `3 days ago`, `2 weeks from now`, `1
 * month in the future` and `1 year in the past` are at this time of day. `end of` any of them, or of a unit,
 * is the last millisecond of the day or unit.
 */
export function parseRelativeDate(phrase: string, context: DateContext): number | null {
  const text = phrase.trim().toLowerCase().replace(/\s+/g, ' ')
  const unit = END_OF_UNIT.exec(text)?.[1] as DateUnit | undefined
  if (unit !== undefined) return endOfUnit(context.nowMs, unit, context.timeZone)
  const isEnd = text.startsWith('end of ')
  const moment = parseMoment(isEnd ? text.slice('end of '.length) : text, context)
  if (moment === null || !isEnd) return moment?.instantMs ?? null
  return endOfUnit(moment.instantMs, moment.unit, context.timeZone)
}

function parseMoment(text: string, { nowMs, timeZone }: DateContext): Moment | null {
  const midnight = (days: number): Moment => ({
    instantMs: addUnits(startOfUnit(nowMs, 'day', timeZone), days, 'day', timeZone),
    unit: 'day',
  })
  switch (text) {
    case 'now':
      return { instantMs: nowMs, unit: 'day' }
    case 'today':
      return midnight(0)
    case 'tomorrow':
      return midnight(1)
    case 'yesterday':
      return midnight(-1)
    default: {
      const [, count, unit, direction] = DISTANCE.exec(text) ?? []
      if (unit === undefined) return null
      const sign = direction === 'ago' || direction === 'in the past' ? -1 : 1
      return {
        instantMs: addUnits(nowMs, sign * Number(count), unit as DateUnit, timeZone),
        unit: unit as DateUnit,
      }
    }
  }
}
