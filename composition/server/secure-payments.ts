import { COMMERCE_ENDPOINT } from '../../adapters/graphql-protocol/index.js'
import { answerJson, isSecureForBrowser, pathOf } from '../../adapters/http/index.js'
import type { HttpHandler } from '../../adapters/http/index.js'

const REFUSED = { error: 'This shop takes real payments, and does so over HTTPS only.' }

/** Refuses the shop's operations over plain HTTP, where a token could be read on its way. */
export const onlySecurely =
  (handler: HttpHandler, trustProxy: boolean, guests: readonly string[]): HttpHandler =>
  (request, response) =>
    pathOf(request) === COMMERCE_ENDPOINT && !isSecureForBrowser(request, trustProxy, guests)
      ? answerJson(response, 403, REFUSED)
      : handler(request, response)

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

/** Whether what listens on a host can be reached from another machine without a proxy in front. */
export const isOpenToAll = (host: string): boolean => !LOCAL_HOSTS.has(host)
