import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from '../route.js'
import type { Route } from '../route.js'

/**
 * The origin of the requesting page. `own`: this server's, or no page. The others are origins that the owner
 * allows. `same-site`: on the same site (`www.` and `shop.` of one domain); `cross-site`: on another site.
 */
export type PageOrigin = 'own' | 'same-site' | 'cross-site'

/** The parts of a request that CORS needs. */
export type AskingRequest = Pick<IncomingMessage, 'method' | 'headers'>

/** The time for which a browser may cache a preflight answer (seconds); Chromium takes two hours at most. */
const ASKED_AGAIN_S = 7200

/** Request headers of pages that need a preflight. */
const SENT_HEADERS = [
  'content-type',
  'x-requested-with',
  'x-wf-csrf',
  'apollographql-client-name',
  'apollographql-client-version',
]

/** Answer headers that a page of another origin may read. */
const READ_HEADERS = ['x-vitrine-marks', 'retry-after']

/**
 * Finds the origin of the requesting page. `guests`: origins that the owner has listed
 * (`https://www.example.org`). Browsers report whether both are of one site; without a report it counts as
 * `cross-site`, the careful case.
 */
export function pageOrigin({ headers }: AskingRequest, guests: readonly string[]): PageOrigin {
  const { origin } = headers
  if (origin === undefined || !guests.includes(origin)) return 'own'
  const site = headers['sec-fetch-site']
  return site === 'same-origin' ? 'own' : site === 'same-site' ? 'same-site' : 'cross-site'
}

const ALLOWED_METHODS = { 'Access-Control-Allow-Methods': 'GET, POST' } as const

/** The header that lets pages of one origin read an answer. */
const admission = (origin: string) => ({ 'Access-Control-Allow-Origin': origin })

/** The headers that let a page of another origin send and read without its visitor's cookies. */
export const cookielessCorsHeaders = ({
  headers: { origin = '' },
}: Pick<AskingRequest, 'headers'>): Readonly<Record<string, string>> => ({
  ...admission(origin),
  ...ALLOWED_METHODS,
  'Access-Control-Max-Age': '3600',
})

/**
 * The headers that let pages of the listed origins, and no others, use this server with their visitor's cookies. An
 * origin is answered with itself, never with `*` (Fetch standard, CORS protocol).
 */
export function corsHeaders(
  request: AskingRequest,
  guests: readonly string[],
): Readonly<Record<string, string>> {
  const { origin } = request.headers
  if (guests.length === 0) return {}
  // A cached answer must not reach a page of another origin.
  if (origin === undefined || !guests.includes(origin)) return { Vary: 'Origin' }
  const shared = {
    Vary: 'Origin',
    ...admission(origin),
    'Access-Control-Allow-Credentials': 'true',
  }
  return isQuestion(request)
    ? {
        ...shared,
        ...ALLOWED_METHODS,
        'Access-Control-Allow-Headers': SENT_HEADERS.join(', '),
        'Access-Control-Max-Age': String(ASKED_AGAIN_S),
      }
    : { ...shared, 'Access-Control-Expose-Headers': READ_HEADERS.join(', ') }
}

/** True for a CORS preflight, by which a browser asks whether a page may send its request. */
const isQuestion = ({ method, headers }: AskingRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/**
 * Lets pages of the listed origins use the paths that `matches`, and answers their preflights. Must come
 * before the routes of these paths; pages of other origins are left to those routes.
 */
export const guestPages =
  (guests: readonly string[], matches: (path: string) => boolean): Route =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!matches(pathOf(request))) return false
    const headers = corsHeaders(request, guests)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!isQuestion(request) || !('Access-Control-Allow-Origin' in headers)) return false
    response.writeHead(204).end()
    return true
  }
