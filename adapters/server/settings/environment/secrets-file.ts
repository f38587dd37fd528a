import { readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'

/** Names and values as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The variable that names a file of `NAME=value` lines, from which keys are read instead of the environment.
 */
const SECRETS_FILE = 'VITRINE_SECRETS'

const NAMES: ReadonlySet<string> = new Set([
  'VITRINE_SMTP_URL',
  'VITRINE_TURNSTILE_SECRET',
  'VITRINE_TURNSTILE_KEY',
  'VITRINE_RECAPTCHA_SECRET',
  'VITRINE_RECAPTCHA_KEY',
])

/** The names of the keys that encrypt members' secrets, the present one first. */
export const ACCOUNT_KEYS = ['VITRINE_ACCOUNTS_KEY', 'VITRINE_ACCOUNTS_KEY_BEFORE'] as const

/** The name of a remote owner's key. */
export const OWNER_KEY = 'VITRINE_OWNER_KEY'

/** The name of the passphrase for backups. */
export const BACKUP_PASSPHRASE = 'VITRINE_BACKUP_PASSPHRASE'

/** The names of the keys to a file store. */
export const FILE_SECRETS = ['VITRINE_S3_ACCESS_KEY_ID', 'VITRINE_S3_SECRET_ACCESS_KEY'] as const

/** The name of the secret of a log-in provider. */
export const PROVIDER_SECRET = /^VITRINE_PROVIDER_([A-Z\d_]+)_SECRET$/

/** Tells whether a name is allowed in the file. */
type IsSecretName = (name: string) => boolean

const isOwnSecret: IsSecretName = (name) =>
  NAMES.has(name) ||
  PROVIDER_SECRET.test(name) ||
  [OWNER_KEY, BACKUP_PASSPHRASE, ...ACCOUNT_KEYS, ...FILE_SECRETS].some((known) => known === name)

const isInside = (file: string, folder: string): boolean => !relative(folder, file).startsWith('..')

function readFile(
  path: string,
  siteFolder: string | null,
  isSecretName: IsSecretName,
  problems: string[],
): Environment {
  const file = resolve(path)
  if (siteFolder !== null && isInside(file, resolve(siteFolder))) {
    problems.push(`${SECRETS_FILE} names a file inside the site folder, which is served: move it elsewhere.`)
    return {}
  }
  try {
    if ((statSync(file).mode & 0o077) !== 0 && process.platform !== 'win32') {
      problems.push(`Others can read ${file}: run \`chmod 600\` on it.`)
    }
    const lines = readFileSync(file, 'utf8').split(/\r?\n/)
    return Object.fromEntries(
      lines.flatMap((line, index) => secretOf(line, `${file}:${index + 1}`, isSecretName, problems)),
    )
  } catch {
    problems.push(`${SECRETS_FILE} names ${file}, which cannot be read.`)
    return {}
  }
}

function secretOf(
  line: string,
  location: string,
  isSecretName: IsSecretName,
  problems: string[],
): readonly (readonly [string, string])[] {
  if (/^\s*(?:#.*)?$/.test(line)) return []
  const [, name = '', value = ''] = /^\s*(?:export\s+)?([A-Z\d_]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
  if (!isSecretName(name)) {
    problems.push(
      `${location}: this names no secret that is known (docs/payments.md, docs/accounts.md, docs/forms.md).`,
    )
    return []
  }
  return [[name, value.replace(/^(['"])(.*)\1$/, '$2')]]
}

/**
 * The environment, extended by the file that `VITRINE_SECRETS` names; the environment wins. A failure
 * describes the problem with the file, without its values. `siteFolder`: the served folder, where no keys may
 * be.
 */
export type ReadSecrets = (
  environment: Environment,
  siteFolder?: string | null,
) => Result<Environment, readonly string[]>

/** Makes the reader of secrets; `providerKeys`: the names of the keys of payment providers. */
export function createReadSecrets(providerKeys: readonly string[]): ReadSecrets {
  const ofProviders: ReadonlySet<string> = new Set(providerKeys)
  const isSecretName: IsSecretName = (name) => ofProviders.has(name) || isOwnSecret(name)
  return (environment, siteFolder = null) => {
    const path = environment[SECRETS_FILE]
    const problems: string[] = []
    const file = path ? readFile(path, siteFolder, isSecretName, problems) : {}
    const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
    return problems.length > 0 ? err(problems) : ok({ ...file, ...set })
  }
}
