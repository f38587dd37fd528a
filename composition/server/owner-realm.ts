import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { createOwnerPasskeys } from '../../adapters/server/crypto/owner-passkeys.js'
import {
  createOwnerFactors,
  createOwnerPasswords,
  createOwnerSecrets,
} from '../../adapters/server/crypto/owner-proofs.js'
import { createPasswordHasher } from '../../adapters/server/crypto/password-hasher.js'
import type { SecretBox } from '../../adapters/server/crypto/secret-box.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { newId } from '../../adapters/server/sql/engine/index.js'
import type { CommitChanges, Querier } from '../../adapters/server/sql/engine/index.js'
import { createSqlOwnerStore } from '../../adapters/server/sql/owner/index.js'
import type { RateLimit } from '../../core/ports/platform/rate-limit.port.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'

/** The parts that the owner's realm of a site is made of. */
export interface OwnerRealmOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly siteName: string
  /** The origin of the desk: passkeys are bound to it. */
  readonly origin: () => string
  /** Seals the secrets of authenticator apps; null: they are readable in the tables. */
  readonly secretBox: SecretBox | null
  readonly limit: RateLimit
}

/** Puts the ports of people, codes and the store together, as commands need them. */
export function createOwnerStorePorts({
  sql,
  commit,
  siteId,
}: Pick<OwnerRealmOptions, 'sql' | 'commit' | 'siteId'>): Pick<OwnerPorts, 'store' | 'secrets' | 'clock'> {
  const clock = systemClock
  const random = createCryptoRandom(globalThis.crypto)
  return {
    store: createSqlOwnerStore({ sql, commit, siteId, clock }),
    secrets: createOwnerSecrets(random, () => newId({ clock, random })),
    clock,
  }
}

/** Puts the owner's realm of a site together. */
export function createOwnerRealm(options: OwnerRealmOptions): OwnerPorts {
  const { siteId, siteName, origin, secretBox, limit } = options
  const random = createCryptoRandom(globalThis.crypto)
  return {
    ...createOwnerStorePorts(options),
    passwords: createOwnerPasswords(createPasswordHasher(), siteName),
    factors: createOwnerFactors({ siteId, siteName, secretBox, random }),
    passkeys: createOwnerPasskeys({ siteName, origin }),
    limit,
  }
}
