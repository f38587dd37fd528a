import { COLUMNS } from './catalogue-columns.js'
import type { RowReader } from './row-reader.js'

const INTERVALS = ['day', 'week', 'month', 'year'] as const

/** How often a subscription is paid: every `frequency` intervals, first after `trialDays`. */
export interface SubscriptionPlan {
  readonly interval: (typeof INTERVALS)[number]
  readonly frequency: number
  readonly trialDays: number | null
}

/** The plan of a variant that is a subscription; null: it is paid once. */
export function readPlan(reader: RowReader): SubscriptionPlan | null {
  const billing = reader.text(COLUMNS.billing).toLowerCase()
  const intervalText = reader.text(COLUMNS.interval).toLowerCase()
  const frequency = reader.wholeNumber(COLUMNS.frequency, 1)
  const trialDays = reader.wholeNumber(COLUMNS.trialDays, 0)
  if (billing === '' || billing === 'one-time') {
    for (const column of [COLUMNS.interval, COLUMNS.frequency, COLUMNS.trialDays]) {
      if (reader.text(column) === '') continue
      reader.fail(column, `Only a variant whose "${COLUMNS.billing}" is "subscription" has this.`)
    }
    return null
  }
  if (billing !== 'subscription') {
    reader.fail(COLUMNS.billing, `"${reader.text(COLUMNS.billing)}" is neither one-time nor subscription.`)
    return null
  }
  const interval = INTERVALS.find((known) => known === intervalText)
  if (interval === undefined) {
    reader.fail(COLUMNS.interval, `A subscription needs one of ${INTERVALS.join(', ')} here.`)
    return null
  }
  return { interval, frequency: frequency ?? 1, trialDays }
}
