import { createHash } from 'node:crypto'
import { PASSWORD_TEXTS } from '../../../core/accounts/index.js'
import type {
  OwnerFactors,
  OwnerPasswords,
  OwnerSecrets,
} from '../../../core/ports/owner/owner-proofs.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import { passwordProblemOf } from './password-problem.js'
import type { PasswordHasher } from './password-hasher.js'
import { isSealed } from './secret-box.js'
import type { SecretBox } from './secret-box.js'
import { appSetUp, newTotpSecret, rightStepOf } from './totp.js'

/** Passwords of people who run a shop, by the same rules as those of members. */
export const createOwnerPasswords = (passwords: PasswordHasher, siteName: string): OwnerPasswords => ({
  hash: passwords.hash,
  verify: passwords.verify,
  refusal: async (password, email) => {
    const problem = await passwordProblemOf(password, siteName, email)
    return problem === null ? null : PASSWORD_TEXTS[problem]
  },
})

/** Codes of authenticator apps; secrets are encrypted if the site has a key. */
export function createOwnerFactors({
  siteId,
  siteName,
  secretBox,
  random,
}: {
  readonly siteId: string
  readonly siteName: string
  readonly secretBox: SecretBox | null
  readonly random: Random
}): OwnerFactors {
  /** An encrypted secret opens only for its person at its site. */
  const aboutOf = (ownerId: string): string => JSON.stringify(['owner factor', siteId, ownerId])
  return {
    make: (ownerId, email) => {
      const secret = newTotpSecret(random.token)
      const stored = secretBox?.seal(secret, aboutOf(ownerId)) ?? secret
      return { stored, secret, ...appSetUp(secret, siteName, email) }
    },
    stepOf: (ownerId, { secret: stored, lastStep }, code, nowMs) => {
      const secret = isSealed(stored) ? (secretBox?.open(stored, aboutOf(ownerId)) ?? null) : stored
      const step = secret === null ? null : rightStepOf(secret, code, nowMs)
      return step !== null && step > lastStep ? step : null
    },
  }
}

/** Secrets and the digests under which they are stored. */
export const createOwnerSecrets = (random: Random, newId: () => string): OwnerSecrets => ({
  token: random.token,
  newId,
  digest: (kind, secret) =>
    createHash('sha256')
      .update(JSON.stringify(['owner', kind, secret]))
      .digest('hex'),
})
