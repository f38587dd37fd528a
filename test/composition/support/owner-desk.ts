import {
  OWNER_ENDPOINT,
  OWNER_HEADER,
  OWNER_HEADER_VALUE,
} from '../../../adapters/graphql/protocol/owner/index.js'

type Json = Readonly<Record<string, unknown>>

/** The answer of the owner's API. */
export interface DeskAnswer {
  readonly status: number
  readonly headers: Headers
  readonly data: Readonly<Record<string, never>> | null
  readonly codes: readonly string[]
}

export interface DeskBrowser {
  /** Sends one operation as the desk's own pages do; `headers` come on top. */
  readonly ask: (
    query: string,
    variables?: Json,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<DeskAnswer>
  readonly cookie: () => string
}

/** A browser at the desk of a site, which keeps the cookie of its session. */
export function openDesk(siteUrl: string, firstCookie = ''): DeskBrowser {
  let cookie = firstCookie
  return {
    cookie: () => cookie,
    ask: async (query, variables = {}, headers = {}) => {
      const response = await fetch(`${siteUrl}${OWNER_ENDPOINT}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [OWNER_HEADER]: OWNER_HEADER_VALUE,
          ...(cookie !== '' && { Cookie: cookie }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      })
      const set = response.headers.getSetCookie()[0]
      if (set !== undefined) cookie = set.split(';', 1)[0] ?? ''
      const { data = null, errors = [] } = (await response.json()) as {
        readonly data?: DeskAnswer['data']
        readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
      }
      return {
        status: response.status,
        headers: response.headers,
        data,
        codes: errors.map(({ extensions }) => extensions?.code ?? 'none'),
      }
    },
  }
}
