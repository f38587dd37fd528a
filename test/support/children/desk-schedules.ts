import { playSchedule } from '../../core/orders/handling/desk-model.js'

/** Plays the schedules of `count` seeds from `first` on; prints each that failed, and a summary at the end. */
const [first = '0', count = '0', steps = '16'] = process.argv.slice(2)
const startedAt = Date.now()
const sums = { schedules: 0, refunds: 0, parcels: 0, returns: 0, cancelled: 0, failed: 0 }
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const { fault, refunds, parcels, returns, isCancelled } = playSchedule(seed, Number(steps))
  sums.schedules += 1
  sums.refunds += refunds
  sums.parcels += parcels
  sums.returns += returns
  sums.cancelled += isCancelled ? 1 : 0
  if (fault === null) continue
  sums.failed += 1
  if (sums.failed <= 3) console.log(`FAILED ${JSON.stringify({ seed, fault })}`)
}
console.log(`DONE ${JSON.stringify({ ...sums, ms: Date.now() - startedAt })}`)
