import { CSRF_COOKIE, HOST_CSRF_COOKIE } from '../../protocol/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { TryFailure } from './retry-policy.js'

/**
 * One visitor's connection to the server: on a page the browser's own `fetch` and cookies, in Node a `fetch`
 * with a cookie jar.
 */
export interface Connection {
  readonly fetch: typeof globalThis.fetch
  /** The value of a cookie that scripts may read; null: none. */
  readonly readCookie: (name: string) => string | null
  /**
   * Runs one piece of work at a time for all users of these cookies: two simultaneous requests for a token
   * would make two visitors. @default all run at once
   */
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>
}

/** The proof that a request comes from a page of this site. */
export interface CsrfToken {
  /**
   * The current token; fetched if there is none yet. Callers at the same time share one request
   * (reference/wire-protocol#csrf).
   */
  readonly current: (signal: AbortSignal) => Promise<Result<string, TryFailure>>
  /** Forgets a refused token; the next call fetches a new one. */
  readonly reject: () => void
}

const missing: TryFailure = { tag: 'no-csrf-token' }

/** Stores the token of a connection; a missing one is fetched from `endpoint`. */
export function createCsrfToken(connection: Connection, endpoint: string): CsrfToken {
  const { fetch, readCookie, inTurn = (work) => work() } = connection
  let request: Promise<Result<string, TryFailure>> | null = null
  let used: string | null = null
  let rejected: string | null = null

  const readToken = (): string | null => readCookie(HOST_CSRF_COOKIE) ?? readCookie(CSRF_COOKIE)

  /** The token of the cookie, unless the server refused it. */
  const known = (): Result<string, TryFailure> | null => {
    const token = readToken()
    return token === null || token === rejected ? null : ok(token)
  }
  const fetchToken = async (signal: AbortSignal): Promise<Result<string, TryFailure>> => {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        credentials: 'include',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        signal,
      })
      // The answer is read, since an unread one keeps the connection busy.
      await response.text()
      if (response.status >= 500) return err({ tag: 'bad-status', status: response.status })
    } catch {
      return err({ tag: 'no-response' })
    }
    const token = readToken()
    return token === null ? err(missing) : ok(token)
  }

  const fetchOnce = (signal: AbortSignal): Promise<Result<string, TryFailure>> => {
    request ??= inTurn(async () => {
      const ofOthers = known()
      if (ofOthers) return ofOthers
      const fetched = await fetchToken(signal)
      if (fetched.ok) rejected = null
      return fetched
    }).finally(() => {
      request = null
    })
    return request
  }

  return {
    current: async (signal) => {
      const result = known() ?? (await fetchOnce(signal))
      if (result.ok) used = result.value
      return result
    },
    reject: () => {
      rejected = used
    },
  }
}
