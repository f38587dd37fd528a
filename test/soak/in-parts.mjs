import { availableParallelism } from 'node:os'

const AT_ONCE = 20_000

/** Runs `count` seeds from `seed` on in parts, one in parallel for each processor. */
export async function inParts(count, seed, work) {
  let next = seed
  const worker = async () => {
    while (next < seed + count) {
      const first = next
      const share = Math.min(AT_ONCE, seed + count - first)
      next += share
      await work(first, share)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
