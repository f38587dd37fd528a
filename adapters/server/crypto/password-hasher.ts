import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkLimit } from '../../../core/shared/index.js'

/** Hashes passwords outside of the event loop, exactly as typed (ASVS 5.0, 6.2.8). */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  /** Also false for an unknown form of hash. `null`: false, after as much time as for a real hash. */
  readonly verify: (known: string | null, password: string) => Promise<boolean>
}

/**
 * Argon2id, the package's default, with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, two
 * passes, one lane; some 10 ms on a small machine.
 */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

/** The maximum number of passwords hashed at once; at least one processor stays free for the shop. */
export const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1)

/** Makes the hasher of a process. */
export function createPasswordHasher(): PasswordHasher {
  const limit = createWorkLimit(HASHES_AT_ONCE)
  const hashOf = (password: string): Promise<string> => limit.run(() => hash(password, PARAMETERS))
  let decoy: Promise<string> | null = null
  return {
    hash: hashOf,
    verify: async (known, password) => {
      decoy ??= hashOf('no account has this password')
      const against = known ?? (await decoy)
      const isRight = await limit.run(() => verify(against, password).catch(() => false))
      return isRight && known !== null
    },
  }
}
