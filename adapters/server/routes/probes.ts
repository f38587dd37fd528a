import { respond } from '../http/index.js'
import type { HttpHandler } from '../http/index.js'

/** The state of a site for its supervisor. */
type SiteState =
  | { readonly tag: 'opening' | 'stopping' }
  | { readonly tag: 'open'; readonly askDatabase: () => Promise<unknown> }

/**
 * The answers to a supervisor, which take precedence over all others, also while the site opens and stops.
 */
export interface Probes {
  /** Answers the addresses of the probes and passes other requests on. */
  readonly before: (next: HttpHandler) => HttpHandler
  /**
   * Reports that the site is open; `askDatabase` resolves when its database answers and rejects otherwise.
   */
  readonly open: (askDatabase: () => Promise<unknown>) => void
  readonly stop: () => void
}

/** The dependencies of the probes. */
export interface ProbesOptions {
  /** True if a page of the site has this address; the site's own pages take precedence. */
  readonly isOwnPage: (path: string) => boolean
  /** Monotonic ms. */
  readonly now: () => number
  /** @default 2000 */
  readonly patienceMs?: number
}

/** The minimum time between two queries of the database by probes. */
const FRESH_MS = 1000
const PATIENCE_MS = 2000
const PLACE = '/.vitrine'
const HEALTH = '/health'
const READY = '/ready'

const late = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, false).unref()
  })

/**
 * Answers `/health` (the process runs) and `/ready` (the site is open and its database answers; else 503),
 * also below `/.vitrine`. They reveal nothing about the site, so every client may ask.
 */
export function createProbes({ isOwnPage, now, patienceMs = PATIENCE_MS }: ProbesOptions): Probes {
  let state: SiteState = { tag: 'opening' }
  let asked: { readonly at: number; readonly answers: Promise<boolean> } | null = null

  const databaseAnswers = (askDatabase: () => Promise<unknown>): Promise<boolean> => {
    if (asked === null || now() - asked.at > FRESH_MS) {
      const answers = askDatabase().then(
        () => true,
        () => false,
      )
      asked = { at: now(), answers: Promise.race([answers, late(patienceMs)]) }
    }
    return asked.answers
  }

  const ready: HttpHandler = async (_, response) => {
    const isCutOff = state.tag === 'open' && !(await databaseAnswers(state.askDatabase))
    const status = isCutOff ? 'no database' : state.tag
    respond.json(response, status === 'open' ? 200 : 503, { status: status === 'open' ? 'ready' : status })
  }
  const health: HttpHandler = (_, response) => respond.json(response, 200, { status: 'running' })

  const probeOf = (path: string): HttpHandler | null => {
    const name = path.startsWith(`${PLACE}/`) ? path.slice(PLACE.length) : path
    if (name !== HEALTH && name !== READY) return null
    return name === path && isOwnPage(path) ? null : name === READY ? ready : health
  }
  return {
    before: (next) => (request, response) => {
      const { url = '', method } = request
      const probe = method === 'GET' || method === 'HEAD' ? probeOf(url.split('?', 1)[0] ?? '') : null
      return (probe ?? next)(request, response)
    },
    open: (askDatabase) => {
      state = { tag: 'open', askDatabase }
    },
    stop: () => {
      state = { tag: 'stopping' }
    },
  }
}
