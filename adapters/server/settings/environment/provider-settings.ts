import * as v from 'valibot'
import type { LogInProvider } from '../../../../core/accounts/index.js'
import { means, members, must, text, textLike, textOf } from '../settings-kit.js'

const DEFAULT_SCOPES: readonly string[] = ['openid', 'email', 'profile']

/** Plain HTTP is allowed only for a provider on the owner's own machine, while the site is built. */
function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(address)
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere)
  return isSafe && `${search}${hash}${username}${password}` === ''
}

const scope = textLike('one scope, such as email', /^[\x21\x23-\x5b\x5d-\x7e]+$/)

/** One entry of `accounts.providers` (docs/log-in-providers.md). */
export const logInProvider = v.pipe(
  members({
    id: means(
      'names it in addresses and in the name of its secret',
      textLike('up to 40 of a-z, 0-9 and -', /^[a-z\d][a-z\d-]{0,39}$/),
    ),
    name: means('its name on pages; its id otherwise', v.nullish(text)),
    issuer: means(
      'the address of the provider',
      textOf(
        'the address of the provider, https and without ? and #, such as https://accounts.example.org',
        isIssuer,
      ),
    ),
    clientId: means('the id of the site at the provider', text),
    scopes: means('what is asked for', v.nullish(v.array(scope, must('a list')), [...DEFAULT_SCOPES])),
  }),
  v.transform((provider): LogInProvider => ({ ...provider, name: provider.name ?? provider.id })),
)
