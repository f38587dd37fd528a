import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from './work-queue.js'

/** Hashes passwords beside the event loop. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  /**
   * False also for what is no hash of ours. `null`: takes the same time as a real one, and is false. `goesFirst`:
   * before the others that wait.
   */
  readonly verify: (known: string | null, password: string, goesFirst?: boolean) => Promise<boolean>
  /** So many wait already that strangers had better come again. */
  readonly isBusy: () => boolean
}

/**
 * Argon2id, the package's default, as the OWASP Password Storage Cheat Sheet has it: 19 MiB, two passes, one
 * lane; some 10 ms on a small machine.
 */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

/** So many may wait: some three seconds' worth on a small machine. */
const MOST_WAITING = 100

/**
 * Hashing runs in threads, never in more than leave one processor for the shop: fifty log-ins at once wait for
 * each other, not everybody else for them.
 */
export function createPasswordHasher(): PasswordHasher {
  const queue = createWorkQueue(Math.max(1, availableParallelism() - 1))
  const normal = (password: string): string => password.normalize('NFKC')
  const hashOf = (password: string): Promise<string> => queue.run(() => hash(normal(password), PARAMETERS))
  let nobody: Promise<string> | null = null
  return {
    hash: hashOf,
    verify: async (known, password, goesFirst = false) => {
      nobody ??= hashOf('nobody has this password')
      const against = known ?? (await nobody)
      const isRight = await queue.run(() => verify(against, normal(password)).catch(() => false), goesFirst)
      return isRight && known !== null
    },
    isBusy: () => queue.waiting() >= MOST_WAITING,
  }
}
