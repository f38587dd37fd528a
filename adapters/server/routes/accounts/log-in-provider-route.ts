import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROVIDER_PATH } from '../../../../core/accounts/index.js'
import {
  createAnswerCookies,
  senderOf,
  setIdentity,
  setVisitor,
  visitorOfRequest,
} from '../../graphql/index.js'
import type { VisitorSecrets } from '../../graphql/index.js'
import { isSecureForBrowser, locationText, pathOf, where, respond } from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { requestedRedirect } from '../../../../core/account-flows/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import type { ProviderLogIn } from '../../../../core/ports/accounts/site-accounts.port.js'
import { ANONYMOUS, visitorId } from '../../../../core/ports/visitor.port.js'
import { providerPage } from './provider-page.js'

/** The settings for log-ins by providers. */
export interface ProviderRouteOptions {
  readonly logIn: ProviderLogIn
  readonly secrets: VisitorSecrets
  readonly random: Random
  /** The site's origin for its visitors. */
  readonly origin: () => string
  readonly trustProxy: boolean
  /** The language of the texts for visitors: `de`, `en-GB` ... */
  readonly language: string
  /** The names of the site's providers for members. */
  readonly providers: readonly { readonly id: string; readonly name: string }[]
}

const ADDRESS = new RegExp(`^${PROVIDER_PATH}/([a-z\\d-]+)(/back)?$`)

/** The header for addresses that may contain a code. */
const PRIVATE = { 'Referrer-Policy': 'no-referrer' } as const

const STATUSES: Readonly<Record<string, number>> = {
  AccountProviderUnknown: 404,
  AccountProviderAway: 503,
  TooManyRequests: 429,
}

/** Explains a failed log-in, in the site's language. */
function refuse(
  response: ServerResponse,
  failure: GatewayFailure,
  { language, provider }: { readonly language: string; readonly provider: string },
): void {
  const code = failure.tag === 'rejected' ? failure.code : ''
  const waitS = failure.tag === 'rejected' ? failure.waitS : undefined
  const status = failure.tag === 'rejected' ? (STATUSES[code] ?? 403) : 503
  respond.html(response, status, providerPage(language, code, provider), {
    ...PRIVATE,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(waitS !== undefined && { 'Retry-After': waitS }),
  })
}

const redirectTo = (response: ServerResponse, address: string): void =>
  respond.redirect(response, 302, locationText(address), PRIVATE)

/** The return path in the link, else that of the page with the link. */
function returnPathOf(
  { url = '', headers: { referer = '' } }: IncomingMessage,
  origin: string,
): string | null {
  const isOwn = URL.canParse(referer) && new URL(referer).origin === origin
  return requestedRedirect(url) ?? (isOwn ? requestedRedirect(referer) : null)
}

/** Sends browsers to a provider and back (docs/log-in-providers.md) by plain links, without page code. */
export function createProviderRoute(options: ProviderRouteOptions): Route {
  const { logIn, random, secrets, trustProxy, language } = options
  const nameOf = (id: string): string => options.providers.find((one) => one.id === id)?.name ?? id

  return where(
    (path) => ADDRESS.test(path),
    async (request, response) => {
      if (request.method !== 'GET') {
        return respond.notAllowed(response, ['GET'])
      }
      const origin = new URL(options.origin()).origin
      // A browser that follows a link does not report its protocol, so that of the site's own address counts,
      // to which providers send visitors back.
      const isSecure = origin.startsWith('https:') || isSecureForBrowser(request, trustProxy)
      const cookies = createAnswerCookies(response, isSecure)
      const known = visitorOfRequest(request, isSecure, { secrets, trustProxy })
      const sender = senderOf(request, trustProxy)
      const [, id = '', back] = ADDRESS.exec(pathOf(request)) ?? []
      const said = { language, provider: nameOf(id) }
      if (back === undefined) {
        const visitor = known ?? { id: visitorId(random.token()), ...sender }
        const begun = await logIn.begin(visitor, id, returnPathOf(request, origin))
        if (!begun.ok) return refuse(response, begun.failure, said)
        if (known === null) setVisitor(cookies, secrets, visitor)
        return redirectTo(response, begun.value)
      }
      const { searchParams } = new URL(request.url ?? '/', 'http://site')
      const finished = await logIn.finish(known ?? { ...ANONYMOUS, ...sender }, id, searchParams)
      if (!finished.ok) return refuse(response, finished.failure, said)
      if (finished.value.tag === 'entered') setIdentity(cookies, secrets, finished.value.identity, Date.now())
      redirectTo(response, finished.value.path)
    },
  )
}
