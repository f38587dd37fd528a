import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../../adapters/server/sql/accounts/index.js'

/** The smallest cost that Argon2 allows: less than a hundredth of the shop's own. */
const PARAMETERS = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

/** A hasher for tests of other things: it hashes as the shop's does, but too cheaply to protect a password. */
export function createFakePasswordHasher(): PasswordHasher {
  const ofNoAccount = hash('no account has this password', PARAMETERS)
  return {
    hash: (password) => hash(password, PARAMETERS),
    verify: async (known, password) => {
      const isRight = await verify(known ?? (await ofNoAccount), password).catch(() => false)
      return isRight && known !== null
    },
  }
}
