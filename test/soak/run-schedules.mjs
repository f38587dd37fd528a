import { runChild, withChild } from './child-soak.mjs'
import { inParts } from './in-parts.mjs'

const readable = ({ seed, faults, trace }) => [`seed ${seed}: ${faults.join('; ')}`, ...trace].join('\n    ')

/**
 * Runs `count` random schedules of the store's own code on tables in memory (test/support/payment-model);
 * returns lines to print and the faults.
 */
export const runSchedules = (model, { count, seed, progress }) =>
  withChild('payment-schedules', async (outfile) => {
    const startedAt = Date.now()
    const faults = []
    let done = 0
    let charged = 0
    await inParts(count, seed, async (first, share) => {
      const { summary, failed } = await runChild(outfile, [first, share, 'none', model])
      done += summary.schedules
      charged += summary.charged
      faults.push(...failed.map(readable))
      progress(`${done} schedules, ${faults.length} failed`)
    })
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    return { lines: [`${done} schedules from seed ${seed} in ${seconds} s, ${charged} charges`], faults }
  })
