import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** Hashes passwords beside the event loop. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  /** False also for what is no hash of ours. `null`: takes the same time as a real one, and is false. */
  readonly verify: (known: string | null, password: string) => Promise<boolean>
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

/** Lets so many pieces of work run at once; the others wait in their order. */
function createQueue(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most) await new Promise<void>((next) => waiting.push(next))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/**
 * Hashing runs in threads, never in more than leave one processor for the shop: fifty log-ins at once wait for
 * each other, not everybody else for them.
 */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createQueue(Math.max(1, availableParallelism() - 1))
  const normal = (password: string): string => password.normalize('NFKC')
  const hashOf = (password: string): Promise<string> => inTurn(() => hash(normal(password), PARAMETERS))
  let nobody: Promise<string> | null = null
  return {
    hash: hashOf,
    verify: async (known, password) => {
      nobody ??= hashOf('nobody has this password')
      const against = known ?? (await nobody)
      const isRight = await inTurn(() => verify(against, normal(password)).catch(() => false))
      return isRight && known !== null
    },
  }
}
