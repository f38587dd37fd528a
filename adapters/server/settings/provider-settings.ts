import type { LogInProvider } from '../../../core/accounts/index.js'
import { UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'

const DEFAULT_SCOPES: readonly string[] = ['openid', 'email', 'profile']

/** Plain HTTP is for a provider on the owner's own machine, while the site is built. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere)
  return isSafe && `${search}${hash}${username}${password}` === ''
}

const readText = (
  reader: SettingsReader,
  isRight: (text: string) => boolean,
  expected: string,
): Read<string> =>
  reader.read((value) => (typeof value === 'string' && isRight(value) ? value : undefined), expected)

/** One entry of `accounts.providers` (docs/log-in-providers.md). */
export function readLogInProvider(reader: SettingsReader): Read<LogInProvider> {
  const members = reader.members(['id', 'name', 'issuer', 'clientId', 'scopes'])
  if (members === UNREADABLE) return UNREADABLE
  const id = readText(
    members.id,
    (text) => /^[a-z\d][a-z\d-]{0,39}$/.test(text),
    'up to 40 of a-z, 0-9 and -',
  )
  return whole<LogInProvider>({
    id,
    name: members.name.optional(id === UNREADABLE ? '' : id, (name) => name.text()),
    issuer: readText(
      members.issuer,
      isIssuer,
      'the address of the provider, https and without ? and #, such as https://accounts.example.org',
    ),
    clientId: members.clientId.text(),
    scopes: members.scopes.optional(DEFAULT_SCOPES, (scopes) =>
      scopes.list((scope) =>
        readText(scope, (text) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(text), 'one scope, such as email'),
      ),
    ),
  })
}
