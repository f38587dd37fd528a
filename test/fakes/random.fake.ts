import type { Random } from '../../core/ports/platform/random.port.js'

/** Distinct tokens that are the same in every run. */
export function createFakeRandom(): Random {
  let count = 0
  return {
    token: () => {
      count += 1
      return count.toString(16).padStart(32, '0')
    },
  }
}
