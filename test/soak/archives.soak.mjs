/** Archives of a grammar (test/support/files/random-archive.ts): each is read to a result within a second. */
import { runChild, withChild } from './child-soak.mjs'

export const title = 'Hostile archives: vitrine backup verify'

/** A child without output for this time hangs: an archive takes at most a second of processor time. */
const SILENT_MS = 60_000
const SHOWN_EVERY = 1_000

export const run = ({ count, seed, progress }) =>
  withChild('hostile-archives', async (outfile) => {
    let at = seed
    const onLine = (line) => {
      if (line.startsWith('AT ')) at = Number(line.slice(3))
      if ((at - seed) % SHOWN_EVERY === 0 && at !== seed) progress(`${at - seed} archives`)
    }
    try {
      const { summary, failed } = await runChild(outfile, [seed, count], onLine, SILENT_MS)
      const { longestMs, longestSeed, whole, residentBytes } = summary
      return {
        lines: [
          `${count} archives from seed ${seed}, ${whole} of them whole`,
          `longest ${Math.round(longestMs)} ms of processor time (archive ${longestSeed})`,
          `resident at most ${Math.round(residentBytes / 1e6)} MB`,
        ],
        faults: failed.map(({ seed: own, fault }) => `archive ${own}: ${fault}`),
      }
    } catch (error) {
      return { lines: [], faults: [`archive ${at}: ${error.message}`] }
    }
  })
