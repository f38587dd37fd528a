import { runAttemptSchedule } from '../attempt-model/run-attempt-schedule.js'
import type { AttemptSabotage } from '../attempt-model/run-attempt-schedule.js'
import { runRenewals } from '../payment-model/run-renewals.js'
import type { RenewalSabotage } from '../payment-model/run-renewals.js'
import { runSchedule } from '../payment-model/run-schedule.js'
import type { ScheduleReport } from '../payment-model/run-schedule.js'
import type { Sabotage } from '../payment-model/schedule-world.js'

/**
 * Runs the schedules of `count` seeds from `first` on, of orders, of renewals or of one attempt; of a sabotaged
 * shop until one failed. Each that failed is printed as a line of JSON, and a summary at the end.
 */
const [first = '0', count = '0', sabotage = 'none', model = 'payments'] = process.argv.slice(2)
const run = (seed: number) => {
  if (model === 'attempts') return runAttemptSchedule(seed, sabotage as AttemptSabotage)
  return model === 'renewals'
    ? runRenewals(seed, sabotage as RenewalSabotage)
    : runSchedule(seed, sabotage as Sabotage)
}
const startedAt = Date.now()
const sums = { schedules: 0, placed: 0, charged: 0, untaken: 0, failed: 0 }
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const report = await run(seed)
  sums.schedules += 1
  sums.placed += report.placed
  sums.charged += report.charged
  sums.untaken += (report as Partial<ScheduleReport>).untaken ?? 0
  if (report.faults.length === 0) continue
  sums.failed += 1
  if (sums.failed <= 3) console.log(`FAILED ${JSON.stringify(report)}`)
  if (sabotage !== 'none') break
}
console.log(`DONE ${JSON.stringify({ ...sums, ms: Date.now() - startedAt })}`)
