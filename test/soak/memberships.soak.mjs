/**
 * Random sequences of sign-ups, log-ins, bans, groups, subscriptions, renewals and refunds against a small model of
 * who may read which page (test/support/membership-model).
 */
import { runChild, withChild } from './child-soak.mjs'

export const title = 'Who is let in, at random'

const AT_ONCE = 50

export const run = ({ count, seed, progress }) =>
  withChild('membership-sequences', async (outfile) => {
    const startedAt = Date.now()
    const faults = []
    let done = 0
    for (let first = 0; first < count; first += AT_ONCE) {
      const { summary, failed } = await runChild(outfile, [seed + first, Math.min(AT_ONCE, count - first)])
      done += summary.sequences
      faults.push(...failed)
      progress(`${done} sequences, ${faults.length} failed`)
    }
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    return { lines: [`${done} sequences from seed ${seed} in ${seconds} s`], faults }
  })
