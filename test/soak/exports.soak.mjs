/**
 * Exports of a grammar (test/support/site/hostile-export.ts), adopted, checked and fixed: none may take a
 * second, end the process, or change anything outside its folder.
 */
import { runChild, withChild } from './child-soak.mjs'

export const title = 'Hostile exports: vitrine adopt and doctor --fix'

const AT_ONCE = 1_000
const HEAP_NOISE_BYTES = 16e6
/** A child without output for this time hangs: a command takes at most a second of processor time. */
const SILENT_MS = 120_000

const inMb = (bytes) => `${Math.round(bytes / 1e6)} MB`

/**
 * Runs the exports from `first` up to `end` in one child; if the child ends early, its last export is skipped.
 */
async function runPart(outfile, first, end, progress) {
  let at = first
  try {
    const onLine = (line) => {
      if (line.startsWith('AT ')) at = Number(line.slice(3))
      if (line.startsWith('FAILED ')) progress(line)
    }
    const { summary, failed } = await runChild(outfile, [first, end - first], onLine, SILENT_MS)
    return { next: end, summary, failed }
  } catch (error) {
    return { next: at + 1, summary: null, failed: [{ seed: at, fault: error.message }] }
  }
}

export const run = ({ count, seed, progress }) =>
  withChild('hostile-exports', async (outfile) => {
    const startedAt = Date.now()
    const faults = []
    let longest = { longestMs: 0, longestSeed: seed }
    let [heapBytes, residentBytes] = [0, 0]
    for (let first = seed; first < seed + count;) {
      const { next, summary, failed } = await runPart(
        outfile,
        first,
        Math.min(first + AT_ONCE, seed + count),
        progress,
      )
      faults.push(...failed.map(({ seed: own, fault }) => `export ${own}: ${fault}`))
      if (summary !== null) {
        const { earlyBytes, lateBytes } = summary
        if (summary.longestMs > longest.longestMs) longest = summary
        heapBytes = Math.max(heapBytes, lateBytes)
        residentBytes = Math.max(residentBytes, summary.residentBytes)
        if (summary.exports === AT_ONCE && lateBytes > earlyBytes * 1.1 + HEAP_NOISE_BYTES)
          faults.push(`the heap grew from ${inMb(earlyBytes)} to ${inMb(lateBytes)} (from export ${first})`)
      }
      first = next
      const longestText = `longest ${Math.round(longest.longestMs)} ms (export ${longest.longestSeed})`
      progress(
        `${first - seed} exports, ${faults.length} wrong, ${longestText}, resident ${inMb(residentBytes)}`,
      )
    }
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    return {
      lines: [
        `${count} exports from seed ${seed} in ${seconds} s`,
        `longest command ${Math.round(longest.longestMs)} ms of processor time (export ${longest.longestSeed})`,
        `heap at most ${inMb(heapBytes)} after collection, resident at most ${inMb(residentBytes)}`,
      ],
      faults,
    }
  })
