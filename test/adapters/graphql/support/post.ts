import {
  CSRF_COOKIE,
  COMMERCE_ENDPOINT,
  CSRF_ENDPOINT,
  CSRF_HEADER,
} from '../../../../adapters/graphql/protocol/index.js'
import { createNodeConnection } from '../../../../adapters/graphql/client/transport/node-connection.js'

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body, of any shape. */
  readonly body: unknown
  /** The headers that the request was sent with. */
  readonly sent: Readonly<Record<string, string | undefined>>
}

export type Post = (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<RawAnswer>

/** A visitor with a token who posts any body; a string is sent unchanged. */
export async function visitorAt(url: string, endpoint: string = COMMERCE_ENDPOINT): Promise<Post> {
  const { fetch, readCookie } = createNodeConnection(url)
  await fetch(CSRF_ENDPOINT, { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  return async (body, headers = {}) => {
    const sent = {
      'content-type': 'application/json',
      [CSRF_HEADER]: readCookie(CSRF_COOKIE) ?? '',
      ...headers,
    }
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: sent,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text), sent }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One operation in the array every page sends. */
export const one = (query: string, variables: object = {}): readonly object[] => [
  { operationName: null, variables, query },
]
