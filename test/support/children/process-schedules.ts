import { startPostgres } from '../sql/postgres.js'
import { runProcessSchedule } from '../process-model/run-process-schedule.js'
import { openSiteProcess } from '../process-model/site-process.js'

/**
 * Runs the schedules of `count` seeds from `first` on at sites of their own, over the embedded database or over
 * PostgreSQL, the second half where money is held first; each that failed is printed as a line of JSON, and a
 * summary at the end.
 */
const [first = '0', count = '0', database = 'embedded'] = process.argv.slice(2)
const startedAt = Date.now()
const postgres = database === 'postgres' ? await startPostgres() : null
const sums = { schedules: 0, placed: 0, charged: 0, untaken: 0, kills: 0, failed: 0 }
const last = Number(first) + Number(count)
const middle = Math.ceil((Number(first) + last) / 2)

/** Runs some at one site. */
async function runAt(capture: 'at-once' | 'on-fulfilment', from: number, to: number): Promise<void> {
  if (from === to || sums.failed > 0) return
  const site = await openSiteProcess(await postgres?.createDatabase(), capture)
  const before = { ...sums }
  try {
    for (let seed = from; seed < to; seed += 1) {
      const report = await runProcessSchedule(site, seed)
      sums.schedules += 1
      sums.kills += report.kills
      for (const name of ['placed', 'charged', 'untaken'] as const) sums[name] = before[name] + report[name]
      if (report.faults.length > 0) {
        sums.failed += 1
        console.log(`FAILED ${JSON.stringify(report)}`)
        // A fault of the site now would show in every later schedule.
        break
      }
      console.log(`RAN ${seed}`)
    }
  } finally {
    await site.close()
  }
}

try {
  await runAt('at-once', Number(first), middle)
  await runAt('on-fulfilment', middle, last)
} finally {
  await postgres?.close()
}
console.log(`DONE ${JSON.stringify({ ...sums, ms: Date.now() - startedAt })}`)
