import { SECRET_KEY_BYTES } from '../../crypto/secret-box.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { ACCOUNT_KEYS, OWNER_KEY, PROVIDER_SECRET } from './secrets-file.js'
import type { Environment } from './secrets-file.js'

/** The secrets that accounts need; they must not be in any file of the site. */
export interface AccountSecrets {
  /** The secrets from log-in providers, by the providers' ids in `vitrine.json`. */
  readonly providers: Readonly<Record<string, string>>
  /** The keys that encrypt the secrets of authenticator apps: the present key, then the previous ones. */
  readonly keys: readonly Buffer[]
  /** The key that proves the owner's remote requests; null: none are accepted. */
  readonly ownerKey: string | null
}

/** The minimum length at which a key cannot be guessed, in characters. */
const OWNER_KEY_LENGTH = 32

/** The secrets when nothing is set. */
export const NO_ACCOUNT_SECRETS: AccountSecrets = { providers: {}, keys: [], ownerKey: null }

/** The name of a log-in provider's secret. */
export const providerSecretName = (id: string): string =>
  `VITRINE_PROVIDER_${id.toUpperCase().replaceAll('-', '_')}_SECRET`

const providerId = (name: string): string | null =>
  PROVIDER_SECRET.exec(name)?.[1]?.toLowerCase().replaceAll('_', '-') ?? null

/** A key as text: hexadecimal digits. */
export const parseAccountKey = (text: string): Buffer | null =>
  new RegExp(`^[\\da-f]{${SECRET_KEY_BYTES * 2}}$`, 'i').test(text) ? Buffer.from(text, 'hex') : null

/**
 * Reads the secrets of accounts (docs/accounts.md, docs/log-in-providers.md) from the result of
 * `readSecrets`; a failure describes every problem, without the values.
 */
export function readAccountSecrets(all: Environment): Result<AccountSecrets, readonly string[]> {
  const providers = Object.entries(all).flatMap(([name, value]) => {
    const id = providerId(name)
    return id === null || !value ? [] : [[id, value] as const]
  })
  const given = ACCOUNT_KEYS.flatMap((name) => {
    const text = all[name]
    return text ? [{ name, key: parseAccountKey(text) }] : []
  })
  const problems = given
    .filter(({ key }) => key === null)
    .map(
      ({ name }) =>
        `${name} is not a key: it must have 64 hexadecimal digits, as \`openssl rand -hex 32\` makes them.`,
    )
  const ownerKey = all[OWNER_KEY] || null
  if (ownerKey !== null && ownerKey.length < OWNER_KEY_LENGTH)
    problems.push(
      `${OWNER_KEY} has fewer than ${OWNER_KEY_LENGTH} characters: \`openssl rand -hex 32\` makes one.`,
    )
  const [current, before] = ACCOUNT_KEYS
  if (all[before] && !all[current])
    problems.push(`${before} is there without ${current}, which takes its place.`)
  return problems.length > 0
    ? err(problems)
    : ok({ providers: Object.fromEntries(providers), keys: given.flatMap(({ key }) => key ?? []), ownerKey })
}
