import type { ServerResponse } from 'node:http'
import { stringifySetCookie } from 'cookie'

/** A cookie of this site, for all of its paths. */
export interface AnswerCookie {
  readonly name: string
  readonly value: string
  readonly maxAgeS: number
  /** Whether scripts of the site's pages may read it. */
  readonly isForScripts?: boolean
}

/**
 * The cookies that one answer brings. Whoever works on a request sets and clears them here, and never touches
 * the answer's headers; of several words on one name the last one counts.
 */
export interface AnswerCookies {
  /** Whether the visitor's browser speaks HTTPS; then cookies go over nothing else. */
  readonly isSecure: boolean
  readonly set: (cookie: AnswerCookie) => void
  readonly clear: (name: string) => void
}

/** Writes an answer's cookies into its header, which must not have been sent yet. */
export function createAnswerCookies(
  response: Pick<ServerResponse, 'setHeader'>,
  isSecure: boolean,
): AnswerCookies {
  const written = new Map<string, string>()
  const set = ({ name, value, maxAgeS, isForScripts = false }: AnswerCookie): void => {
    const cookie = { name, value, path: '/', sameSite: 'lax', secure: isSecure, maxAge: maxAgeS } as const
    written.set(name, stringifySetCookie({ ...cookie, httpOnly: !isForScripts }))
    response.setHeader('Set-Cookie', [...written.values()])
  }
  return { isSecure, set, clear: (name) => set({ name, value: '', maxAgeS: 0 }) }
}
