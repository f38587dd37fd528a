import { createWorkLimit } from '../../shared/index.js'
import type { BackgroundWork } from '../../shared/index.js'

/** Number of mails written in the background at once; most connections stay free for the shop. */
const MAX_AT_ONCE = 2

/** Work of accounts that runs after the answer. */
export interface AccountBackground {
  /** Runs work as soon as little else runs, such as mails. */
  readonly later: BackgroundWork
  /** Follows work that has begun. */
  readonly follow: (work: Promise<void>) => void
  /** Resolves when all work is done. */
  readonly settled: () => Promise<void>
}

/** Creates the background of one process; `onError` gets what its work throws. */
export function createAccountBackground(onError: (error: unknown) => void): AccountBackground {
  const running = new Set<Promise<void>>()
  const limit = createWorkLimit(MAX_AT_ONCE)
  const follow = (work: Promise<void>): void => {
    const done = work.catch(onError).finally(() => running.delete(done))
    running.add(done)
  }
  return {
    follow,
    later: (work) => follow(limit.run(work)),
    settled: async () => {
      await Promise.all(running)
    },
  }
}
