/**
 * Random schedules of the decisions about an order after its payment, without a database: parcels, refunds, captures,
 * cancellations and returns by two owners at once, and a provider whose answers are lost (test/core/orders/handling).
 */
import { runChild, withChild } from './child-soak.mjs'
import { inParts } from './in-parts.mjs'

export const title = 'Decisions about orders, at random'

export const run = ({ count, seed, progress }) =>
  withChild('desk-schedules', async (outfile) => {
    const startedAt = Date.now()
    const sums = { schedules: 0, refunds: 0, parcels: 0, returns: 0, cancelled: 0 }
    const faults = []
    await inParts(count, seed, async (first, share) => {
      const { summary, failed } = await runChild(outfile, [first, share])
      for (const name of Object.keys(sums)) sums[name] += summary[name]
      faults.push(...failed.map(({ seed: own, fault }) => `schedule ${own}: ${fault}`))
      progress(`${sums.schedules} schedules, ${faults.length} failed`)
    })
    const { schedules, refunds, parcels, returns, cancelled } = sums
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    return {
      lines: [
        `${schedules} schedules from seed ${seed} in ${seconds} s: ${parcels} parcels, ${refunds} refunds, ` +
          `${returns} decisions about returns, ${cancelled} cancellations`,
      ],
      faults,
    }
  })
