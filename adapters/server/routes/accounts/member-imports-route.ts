import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  respond,
  BODY_FAILURE_STATUS,
  pathOf,
  readBody,
  takeForAddress,
  visitorAddress,
  where,
} from '../../http/index.js'
import type { Route } from '../../http/index.js'
import type { MemberImports } from '../../../../core/ports/accounts/member-imports.port.js'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { MEMBER_IMPORTS_PATH } from './member-imports.js'
import { isSameSecret } from '../../crypto/same-secret.js'
import { tableTextWithPauses } from '../../csv/table-text.js'

/** The importer, the owner's key and the limit for imports over HTTP. */
export interface MemberImportsRouteOptions {
  readonly imports: MemberImports
  /** The owner's secret for this route; null: the route accepts no imports. */
  readonly ownerKey: string | null
  readonly limit: RateLimit
  readonly trustProxy: boolean
}

/** The maximum size of a file of members, the same as the builder's. */
const BODY = { limitBytes: 4 * 1024 * 1024 } as const
const TRIES = { points: 20, windowMs: 15 * 60_000 } as const

const refuse = (response: ServerResponse, status: number, message: string): void =>
  respond.json(response, status, { message })

/**
 * Accepts files of members from a sender with the owner's key, and reports the progress of their import
 * (docs/accounts.md#over-the-wire). Browsers never send a key in a header on their own.
 */
export function createMemberImportsRoute(options: MemberImportsRouteOptions): Route {
  const { imports, ownerKey, limit, trustProxy } = options
  const isOwner = ({ headers }: IncomingMessage): boolean =>
    ownerKey !== null && isSameSecret(headers.authorization ?? '', `Bearer ${ownerKey}`)

  async function begin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, BODY)
    if (!body.ok)
      return refuse(
        response,
        BODY_FAILURE_STATUS[body.failure],
        'The file is larger than 4 MB, or never came.',
      )
    const begun = await imports.begin(await tableTextWithPauses(body.value))
    if (!begun.ok) return refuse(response, 503, begun.failure.message)
    response.setHeader('Location', `${MEMBER_IMPORTS_PATH}/${begun.value.id}`)
    respond.json(response, 202, begun.value)
  }

  async function sendProgress(id: string, response: ServerResponse): Promise<void> {
    const read = await imports.read(id)
    if (!read.ok) return refuse(response, 503, read.failure.message)
    if (read.value === null) return refuse(response, 404, 'There is no such import.')
    respond.json(response, 200, read.value)
  }

  return where(
    (path) => path === MEMBER_IMPORTS_PATH || path.startsWith(`${MEMBER_IMPORTS_PATH}/`),
    async (request, response) => {
      if (ownerKey === null)
        return refuse(response, 404, 'This site accepts no imports: VITRINE_OWNER_KEY is not set.')
      if (!isOwner(request)) {
        const isFirst = await takeForAddress(
          { limit, ...TRIES },
          'owner key',
          visitorAddress(request, trustProxy),
        )
        response.setHeader('WWW-Authenticate', 'Bearer')
        return refuse(response, isFirst ? 401 : 429, 'This is not the key of the owner.')
      }
      const id = pathOf(request).slice(MEMBER_IMPORTS_PATH.length + 1)
      if (request.method === 'POST' && id === '') return begin(request, response)
      if (request.method === 'GET' && /^[\w-]+$/.test(id)) return sendProgress(id, response)
      // Files arrive by POST, and progress is read by GET.
      respond.notAllowed(response, [id === '' ? 'POST' : 'GET'], (message) => ({ message }))
    },
  )
}
