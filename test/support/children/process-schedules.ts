import { startPostgres } from '../postgres.js'
import { runProcessSchedule } from '../process-model/run-process-schedule.js'
import { openSiteProcess } from '../process-model/site-process.js'

/**
 * Runs the schedules of `count` seeds from `first` on at sites of their own, over the embedded database or over
 * PostgreSQL; each that failed is printed as a line of JSON, and a summary at the end.
 */
const [first = '0', count = '0', database = 'embedded'] = process.argv.slice(2)
const startedAt = Date.now()
const postgres = database === 'postgres' ? await startPostgres() : null
const site = await openSiteProcess(await postgres?.createDatabase())
const sums = { schedules: 0, placed: 0, charged: 0, kills: 0, failed: 0 }
try {
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    const report = await runProcessSchedule(site, seed)
    sums.schedules += 1
    sums.kills += report.kills
    Object.assign(sums, { placed: report.placed, charged: report.charged })
    if (report.faults.length > 0) {
      sums.failed += 1
      console.log(`FAILED ${JSON.stringify(report)}`)
      // What is wrong with the site now would be with every later schedule.
      break
    }
    console.log(`RAN ${seed}`)
  }
} finally {
  await site.close()
  await postgres?.close()
}
console.log(`DONE ${JSON.stringify({ ...sums, ms: Date.now() - startedAt })}`)
