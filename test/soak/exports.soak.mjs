/**
 * Exports of a grammar (test/support/hostile-export.ts), adopted, checked and mended: none may take a second, end the
 * process, or change anything outside its folder.
 */
import { runChild, withChild } from './child-soak.mjs'

export const title = 'Hostile exports: vitrine adopt and doctor --fix'

const AT_ONCE = 1_000
const HEAP_NOISE_BYTES = 16e6

const inMb = (bytes) => `${Math.round(bytes / 1e6)} MB`

export const run = ({ count, seed, progress }) =>
  withChild('hostile-exports', async (outfile) => {
    const startedAt = Date.now()
    const faults = []
    let done = 0
    let longestMs = 0
    const heaps = []
    for (let first = 0; first < count; first += AT_ONCE) {
      const { summary, failed } = await runChild(
        outfile,
        [seed + first, Math.min(AT_ONCE, count - first)],
        (line) => line.startsWith('FAILED ') && progress(line),
      )
      done += summary.exports
      longestMs = Math.max(longestMs, summary.longestMs)
      faults.push(...failed.map(({ seed: own, fault }) => `export ${own}: ${fault}`))
      const { earlyBytes, lateBytes } = summary
      heaps.push(lateBytes)
      if (summary.exports === AT_ONCE && lateBytes > earlyBytes * 1.1 + HEAP_NOISE_BYTES)
        faults.push(
          `the heap grew from ${inMb(earlyBytes)} to ${inMb(lateBytes)} (from export ${seed + first})`,
        )
      progress(`${done} exports, ${faults.length} wrong, longest ${Math.round(longestMs)} ms`)
    }
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    return {
      lines: [
        `${done} exports from seed ${seed} in ${seconds} s`,
        `longest command ${Math.round(longestMs)} ms of processor time, heap at most ${inMb(Math.max(...heaps))}`,
      ],
      faults,
    }
  })
