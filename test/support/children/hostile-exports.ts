import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { adoptHostile } from '../site/adopt-hostile.js'

/**
 * Adopts `count` exports of the grammar from a seed; prints the seed of each before it begins, those that went wrong,
 * and a summary at the end.
 */
const [first = '0', count = '0'] = process.argv.slice(2)
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapBytes = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const startedAt = Date.now()
let [longestMs, longestSeed, earlyBytes] = [0, 0, 0]
for (let at = 0; at < Number(count); at += 1) {
  console.log(`AT ${Number(first) + at}`)
  const run = await adoptHostile(Number(first) + at)
  if (run.longestMs > longestMs) [longestMs, longestSeed] = [run.longestMs, Number(first) + at]
  for (const fault of run.faults) console.log(`FAILED ${JSON.stringify(fault)}`)
  // From then on all code is loaded and caches of a fixed size are full.
  if (at === Math.floor(Number(count) / 4)) earlyBytes = heapBytes()
}
const summary = {
  exports: Number(count),
  ms: Date.now() - startedAt,
  longestMs,
  longestSeed,
  earlyBytes,
  lateBytes: heapBytes(),
  residentBytes: process.resourceUsage().maxRSS * 1024,
}
console.log(`DONE ${JSON.stringify(summary)}`)
