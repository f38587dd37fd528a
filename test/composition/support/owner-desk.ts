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
  /** Sends one operation as the desk's own pages do, with further `headers`. */
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

/** Both answers of a change that was asked for twice at once under one key. */
export interface ChangePair {
  readonly name: string
  readonly answers: readonly [DeskAnswer, DeskAnswer]
}

/** True if a change has a key, among its variables or in its text. */
const isKeyed = (query: string, { key, input }: Json): boolean =>
  (key ?? (input as Json | undefined)?.['key']) !== undefined || /\bkey: "/.test(query)

/** Each invitation makes a new code, since a code is shown once; the earlier one ends. */
const ALWAYS_ANEW = ['inviteOwner']

const weight = ({ data }: DeskAnswer): number => {
  const text = JSON.stringify(data)
  return text.length + (text.includes('"hasChanged":true') ? 1_000_000 : 0)
}

/** A desk that sends each change twice at once under its key, as two tabs do; `pairs` collects the answers. */
export function openDoubleDesk(desk: DeskBrowser, pairs: ChangePair[]): DeskBrowser {
  return {
    cookie: desk.cookie,
    ask: async (query, variables = {}, headers = {}) => {
      const name = /^\s*mutation[^{]*\{\s*(\w+)/.exec(query)?.[1]
      const ask = () => desk.ask(query, variables, headers)
      if (name === undefined || !isKeyed(query, variables) || ALWAYS_ANEW.includes(name)) return ask()
      const answers = await Promise.all([ask(), ask()])
      pairs.push({ name, answers })
      const [first, second] = answers
      // The answer of the change is longer than that of the repetition.
      return weight(second) > weight(first) ? second : first
    },
  }
}
