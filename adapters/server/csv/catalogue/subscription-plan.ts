import { PLAN_INTERVALS } from '../../../../core/subscriptions/index.js'
import type { SubscriptionPlan } from '../../../../core/subscriptions/index.js'
import { COLUMNS } from '../../../../core/use-cases/shop/catalogue/catalogue-columns.js'
import type { RowReader } from './row-reader.js'

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
  const interval = PLAN_INTERVALS.find((known) => known === intervalText)
  if (interval === undefined) {
    reader.fail(COLUMNS.interval, `A subscription needs one of ${PLAN_INTERVALS.join(', ')} here.`)
    return null
  }
  return { interval, frequency: frequency ?? 1, trialDays }
}
