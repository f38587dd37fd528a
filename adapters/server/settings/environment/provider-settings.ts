import * as v from 'valibot'
import type { LogInProvider } from '../../../../core/accounts/index.js'
import { isLoopbackHost } from '../../platform/loopback-host.js'
import { means, members, must, text, textLike, textOf } from '../settings-kit.js'
import { webAddress } from '../web-address.js'

const DEFAULT_SCOPES: readonly string[] = ['openid', 'email', 'profile']

/** Plain HTTP is allowed only for a provider on the owner's own machine, while the site is built. */
function isIssuer(address: string): boolean {
  const url = webAddress(address)
  if (url === null || url.search !== '') return false
  return url.protocol === 'https:' || isLoopbackHost(url.hostname)
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
