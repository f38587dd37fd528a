import closePostgres from '../setup/close-postgres.mjs'
import sharePostgres from '../setup/share-postgres.mjs'
import { runChild, withChild } from './child-soak.mjs'
import { sharesOf } from './shares-of.mjs'

const readable = ({ seed, faults, trace }) => [`seed ${seed}: ${faults.join('; ')}`, ...trace].join('\n    ')

/** Cuts a share into parts that each run at a site of their own. */
const partsOf = ({ first, count }, beside) =>
  Array.from({ length: Math.min(beside, count) }, (_, index) => {
    const from = Math.floor((count * index) / Math.min(beside, count))
    const to = Math.floor((count * (index + 1)) / Math.min(beside, count))
    return { first: first + from, count: to - from }
  })

/**
 * Runs schedules with served sites over HTTP that are killed and started again (test/support/process-model).
 * Sites use the embedded database, each with its own folder, or one PostgreSQL, each with its own database.
 */
export const runProcessSchedules = ({ count, seed, database, beside, progress }) =>
  withChild('process-schedules', async (outfile) => {
    sharePostgres()
    const lines = []
    const faults = []
    try {
      for (const share of sharesOf(count, seed, database)) {
        const startedAt = Date.now()
        let done = 0
        const ran = await Promise.all(
          partsOf(share, beside).map((part) =>
            runChild(outfile, [part.first, part.count, share.database], (line) => {
              if (!line.startsWith('RAN ')) return
              done += 1
              progress(`${done} of ${share.count} on ${share.database} (seed ${line.slice('RAN '.length)})`)
            }),
          ),
        )
        const sum = (name) => ran.reduce((total, { summary }) => total + summary[name], 0)
        const seconds = Math.round((Date.now() - startedAt) / 1000)
        faults.push(...ran.flatMap(({ failed }) => failed).map(readable))
        lines.push(
          `${sum('schedules')} schedules from seed ${share.first} on ${share.database} in ${seconds} s: ` +
            `${sum('kills')} kills, ${sum('charged')} charges, ${sum('untaken')} trials and holds, ` +
            `${sum('placed')} orders`,
        )
      }
    } finally {
      await closePostgres()
    }
    return { lines, faults }
  })
