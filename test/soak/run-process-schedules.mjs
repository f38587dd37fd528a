import closePostgres from '../setup/close-postgres.mjs'
import sharePostgres from '../setup/share-postgres.mjs'
import { runChild, withChild } from './child-soak.mjs'

const readable = ({ seed, faults, trace }) => [`seed ${seed}: ${faults.join('; ')}`, ...trace].join('\n    ')

/**
 * Runs schedules with a served site over HTTP that is killed and started again (test/support/process-model):
 * half of them on the embedded database, half on PostgreSQL.
 */
export const runProcessSchedules = ({ count, seed, progress }) =>
  withChild('process-schedules', async (outfile) => {
    sharePostgres()
    const lines = []
    const faults = []
    const half = Math.ceil(count / 2)
    try {
      for (const [database, first, share] of [
        ['embedded', seed, half],
        ['postgres', seed + half, count - half],
      ]) {
        const startedAt = Date.now()
        const { summary, failed } = await runChild(outfile, first, share, database)
        const { schedules, kills, charged } = summary
        const seconds = Math.round((Date.now() - startedAt) / 1000)
        faults.push(...failed.map(readable))
        lines.push(
          `${schedules} schedules from seed ${first} on ${database} in ${seconds} s: ` +
            `${kills} kills, ${charged} charges`,
        )
        progress(lines.at(-1))
      }
    } finally {
      await closePostgres()
    }
    return { lines, faults }
  })
