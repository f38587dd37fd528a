import { createPasskeyProofs } from '../../adapters/server/crypto/passkey-proofs.js'
import {
  createOwnerFactors,
  createOwnerPasswords,
  createOwnerSecrets,
} from '../../adapters/server/crypto/owner-proofs.js'
import type { PasswordHasher } from '../../adapters/server/crypto/password-hasher.js'
import type { SecretBox } from '../../adapters/server/crypto/secret-box.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import type { CommitChanges, Querier } from '../../adapters/server/sql/engine/index.js'
import { createSqlOwnerStore } from '../../adapters/server/sql/owner/index.js'
import { newId } from '../../core/ports/platform/stamp.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import type { RateLimit } from '../../core/ports/platform/rate-limit.port.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'

/** The parts of a site that its owner realm needs. */
export interface OwnerRealmOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly siteName: string
  /** The origin of the desk: passkeys are bound to it. */
  readonly origin: () => string
  /** Seals the secrets of authenticator apps; null if they are stored readable. */
  readonly secretBox: SecretBox | null
  readonly limit: RateLimit
  readonly random: Random
  readonly passwords: PasswordHasher
}

/** Wires the ports for people, codes and their store, also for commands. */
export function createOwnerStorePorts({
  sql,
  commit,
  siteId,
  random,
}: Pick<OwnerRealmOptions, 'sql' | 'commit' | 'siteId' | 'random'>): Pick<
  OwnerPorts,
  'store' | 'secrets' | 'clock'
> {
  const clock = systemClock
  return {
    store: createSqlOwnerStore({ sql, commit, siteId, clock }),
    secrets: createOwnerSecrets(random, () => newId({ clock, random })),
    clock,
  }
}

/** Wires the owner realm of a site. */
export function createOwnerRealm(options: OwnerRealmOptions): OwnerPorts {
  const { siteId, siteName, origin, secretBox, limit, random, passwords } = options
  return {
    ...createOwnerStorePorts(options),
    passwords: createOwnerPasswords(passwords, siteName),
    factors: createOwnerFactors({ siteId, siteName, secretBox, random }),
    passkeys: createPasskeyProofs({ siteName, origin }),
    limit,
  }
}
