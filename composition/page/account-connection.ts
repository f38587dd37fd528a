import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { serverOrigin } from '../../adapters/browser/kit/server-origin.js'
import { createAccountClient } from '../../adapters/graphql/client/index.js'
import type { AccountClient } from '../../adapters/graphql/client/index.js'
import { SESSION_ENDPOINT } from '../../adapters/graphql/protocol/index.js'
import type { BrowserAdapters } from '../adapter-table.js'
import { createPageConnection } from '../page-connection.js'
import { pageRetry } from './page-retry.js'
import { reportFault } from '../../adapters/browser/kit/report-fault.js'

declare const __VITRINE_VERSION__: string

/** Connects the page to its visitor's account. Inside the builder there is no token to fetch. */
export const connect = (context: PageContext, { random }: Pick<BrowserAdapters, 'random'>): AccountClient => {
  const { window, document, clock } = context
  return createAccountClient(createPageConnection(window), {
    clock,
    random: random(window),
    server: serverOrigin(document),
    retry: pageRetry(document),
    ...(context.mode() === 'published' ? {} : { csrfEndpoint: null }),
    onFault: (fault) => reportFault(context, fault),
    client: { name: 'vitrine', version: __VITRINE_VERSION__ },
  })
}

/** Asks the server if the page's session is alive; the answer clears the cookies of an expired one. */
export const askSession = ({ window, document }: PageContext): Promise<Response> =>
  createPageConnection(window).fetch(serverOrigin(document) + SESSION_ENDPOINT, { credentials: 'include' })
