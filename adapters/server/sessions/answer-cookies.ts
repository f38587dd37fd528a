import type { ServerResponse } from 'node:http'
import { stringifySetCookie } from 'cookie'
import type { PageOrigin } from '../http/index.js'
import { MARKS_HEADER } from '../../graphql/protocol/index.js'

/** A cookie of this site, for all of its paths. */
export interface AnswerCookie {
  readonly name: string
  readonly value: string
  readonly maxAgeS: number
  /** True if scripts of the site's pages may read it. */
  readonly isForScripts?: boolean
}

/**
 * The cookies of one answer. Handlers of a request set and clear them here and never touch the answer's
 * headers; of several with the same name, the last one counts.
 */
export interface AnswerCookies {
  /** True if the visitor's browser uses HTTPS; cookies are then sent over HTTPS only. */
  readonly isSecure: boolean
  readonly set: (cookie: AnswerCookie) => void
  readonly clear: (name: string) => void
}

/**
 * The attributes that limit a cookie. For a page of another site it is a third-party cookie, which browsers
 * send with `SameSite=None` only. They store it for that site alone (`Partitioned`), so that no other site
 * can use the visitor's cookies there. Over plain HTTP browsers refuse such a cookie.
 */
const reachOf = (page: PageOrigin, isSecure: boolean) =>
  page === 'cross-site' && isSecure
    ? ({ sameSite: 'none', partitioned: true } as const)
    : ({ sameSite: 'lax' } as const)

/**
 * Writes an answer's cookies into its header, which must not have been sent yet. A page of another origin
 * gets the script-readable ones in a separate header too, as cookies that it can set itself.
 */
export function createAnswerCookies(
  response: Pick<ServerResponse, 'setHeader'>,
  isSecure: boolean,
  page: PageOrigin = 'own',
): AnswerCookies {
  const written = new Map<string, string>()
  const marks = new Map<string, string>()
  const set = ({ name, value, maxAgeS, isForScripts = false }: AnswerCookie): void => {
    const cookie = { name, value, path: '/', maxAge: maxAgeS } as const
    const reach = reachOf(page, isSecure)
    written.set(name, stringifySetCookie({ ...cookie, ...reach, secure: isSecure, httpOnly: !isForScripts }))
    response.setHeader('Set-Cookie', [...written.values()])
    if (page === 'own' || !isForScripts) return
    marks.set(name, stringifySetCookie({ ...cookie, sameSite: 'lax' }))
    response.setHeader(MARKS_HEADER, [...marks.values()].join(', '))
  }
  return { isSecure, set, clear: (name) => set({ name, value: '', maxAgeS: 0 }) }
}
