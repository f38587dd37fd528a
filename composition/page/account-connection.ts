import { createCryptoRandom, readCookie } from '../../adapters/browser/index.js'
import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import { createAccountClient } from '../../adapters/graphql-client/index.js'
import type { AccountClient } from '../../adapters/graphql-client/index.js'
import { reportFault } from './report-fault.js'

declare const __VITRINE_VERSION__: string

/** The page's way to its visitor's account. Inside the builder there is no token to fetch. */
export const connectAccounts = (context: PageContext): AccountClient => {
  const { window, clock } = context
  return createAccountClient(
    {
      // Looked up at each call, so that a page or a test may replace it.
      fetch: (input, init) => window.fetch(input, init),
      readCookie: (name) => readCookie(window.document.cookie, name),
    },
    {
      clock,
      random: createCryptoRandom(window.crypto),
      ...(context.mode() === 'published' ? {} : { csrfEndpoint: null }),
      onFault: (fault) => reportFault(context, fault),
      client: { name: 'vitrine', version: __VITRINE_VERSION__ },
    },
  )
}
