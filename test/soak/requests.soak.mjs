import { attack, quantile } from './requests/attack.mjs'

export const title = 'Malformed requests: vitrine serve demo, beside one honest visitor'

const MB = 1e6
/** Variation of the heap between two measurements. */
const HEAP_NOISE_BYTES = 16 * MB
const RSS_NOISE_BYTES = 64 * MB
/** Before that many requests, caches of a fixed size are still filling. */
const WARM_UP_REQUESTS = 20_000
const ROUNDS = 40

const inMb = (bytes) => `${Math.round(bytes / MB)} MB`
const inMs = (times, share) => quantile(times, share).toFixed(0).padStart(6)

const describeRow = ({ kind, count, statuses, waits }) => {
  const answers = [...statuses]
    .sort(([, one], [, other]) => other - one)
    .map(([status, times]) => `${status}: ${times}`)
  const numbers = [String(count).padStart(8), inMs(waits, 0.5), inMs(waits, 0.95)]
  return `${kind.padEnd(16)}${numbers.join('')}   ${answers.join(', ')}`
}

const describeProgress = ({ round, rounds, sent, heapBytes, rssBytes, faults }) =>
  `round ${round} of ${rounds}: ${sent} sent, heap ${inMb(heapBytes)}, resident ${inMb(rssBytes)}, ` +
  `${faults.length} wrong`

/** Texts about values that grew and should not. */
const growthFaults = ({ heap, rss }) => [
  ...(heap.late > heap.early * 1.1 + HEAP_NOISE_BYTES
    ? [`the heap grew from ${inMb(heap.early)} to ${inMb(heap.late)}`]
    : []),
  ...(rss.late > rss.early * 1.15 + RSS_NOISE_BYTES
    ? [`resident memory grew from ${inMb(rss.early)} to ${inMb(rss.late)}`]
    : []),
]

export async function run({ count, seed, progress }) {
  let told = 0
  const result = await attack({
    count,
    seed,
    rounds: ROUNDS,
    progress: (state) => {
      progress(describeProgress(state))
      // Findings are printed at once, since a run takes long and may be ended.
      for (const fault of state.faults.slice(told)) progress(`WRONG: ${fault}`)
      told = state.faults.length
    },
  })
  const { rows, idle, seconds, heap, rss, sockets, order, ended } = result
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return {
    lines: [
      `kind               count   p50   p95   answers (p50 and p95: an honest visitor, home page and cart, ms)`,
      ...rows.map(describeRow),
      `without an attack       ${inMs(idle, 0.5)}${inMs(idle, 0.95)}`,
      '',
      `${total} requests in ${Math.round(seconds)} s, seed ${seed}`,
      `heap after collection ${inMb(heap.early)} in the second quarter, ${inMb(heap.late)} in the last`,
      `resident memory ${inMb(rss.early)} in the second quarter, ${inMb(rss.late)} in the last`,
      `open sockets: ${sockets.before} before, ${sockets.after} after`,
      `order placed at the end: ${order ?? 'none'}; the server ended with ${ended}`,
    ],
    faults: [
      ...result.faults,
      ...(total >= 4 * WARM_UP_REQUESTS ? growthFaults(result) : []),
      ...(ended === 0 ? [] : [`the server ended with ${ended}`]),
    ],
  }
}
