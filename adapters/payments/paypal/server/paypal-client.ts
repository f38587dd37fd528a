import { describeThrown, parseJson, toRecord, toText } from '../../../../core/shared/index.js'
import { boundedFetch } from '../../../server/platform/index.js'
import type { PaypalOptions } from './paypal-options.js'

const LIVE_URL = 'https://api-m.paypal.com'
const SANDBOX_URL = 'https://api-m.sandbox.paypal.com'
const TIMEOUT_MS = 20_000
/** The time before its end at which a token is renewed. */
const TOKEN_MARGIN_MS = 60_000
const TRIES = 3

/** PayPal's answer. `failed`: it refused; `unreached`: the request may or may not have been carried out. */
export type PaypalAnswer =
  | { readonly tag: 'done'; readonly body: unknown; readonly dateHeader: string | null }
  | PaypalRefusal
  | { readonly tag: 'unreached'; readonly message: string }

export interface PaypalRefusal {
  readonly tag: 'failed'
  readonly status: number
  /** The reason as PayPal's code: `INSTRUMENT_DECLINED`, `RESOURCE_NOT_FOUND` ... */
  readonly issue: string
  readonly message: string
  /** The text of PayPal's answer, for pages that run PayPal's own code. */
  readonly text: string
}

export interface PaypalRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** JSON text. */
  readonly body?: string
  /** The id of a request; PayPal answers a repetition with the first result. */
  readonly requestId?: string
}

/** PayPal's HTTP interface with its access token. Never rejects. */
export interface PaypalClient {
  readonly send: (request: PaypalRequest) => Promise<PaypalAnswer>
}

interface Token {
  readonly text: string
  readonly endsMs: number
}

function refusalOf(status: number, text: string): PaypalRefusal {
  const body = toRecord(parseJson(text))
  const [detail] = Array.isArray(body['details']) ? body['details'] : []
  const issue = toText(toRecord(detail)['issue']) ?? toText(body['name']) ?? toText(body['error'])
  const message =
    toText(toRecord(detail)['description']) ??
    toText(body['message']) ??
    toText(body['error_description']) ??
    `PayPal answered ${status}.`
  return { tag: 'failed', status, issue: issue ?? `${status}`, message, text }
}

/** The address of PayPal's interface. */
export const interfaceUrl = ({ baseUrl, isLive = false }: PaypalOptions): string =>
  baseUrl ?? (isLive ? LIVE_URL : SANDBOX_URL)

/** True for an answer that another try may change. */
const isFleeting = (answer: PaypalAnswer): boolean =>
  answer.tag === 'unreached' || (answer.tag === 'failed' && answer.status === 401)

/** The request of a token with the keys of the shop. */
const tokenRequest = ({ clientId, clientSecret }: PaypalOptions): RequestInit => ({
  method: 'POST',
  headers: {
    Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  body: 'grant_type=client_credentials',
})

/** Makes the client; a token is kept in memory while it is valid. */
export function createPaypalClient(options: PaypalOptions): PaypalClient {
  const { timeoutMs = TIMEOUT_MS, wallTime = Date.now, onProblem = () => undefined } = options
  const fetch = boundedFetch(options.fetch ?? globalThis.fetch)
  const baseUrl = interfaceUrl(options)
  let known: Token | null = null

  const once = async (path: string, init: RequestInit): Promise<PaypalAnswer> => {
    try {
      const response = await fetch(new URL(path, baseUrl), {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      if (response.status >= 500 || response.status === 429) {
        return { tag: 'unreached', message: `PayPal answered ${response.status}.` }
      }
      if (!response.ok) return refusalOf(response.status, text)
      return { tag: 'done', body: parseJson(text), dateHeader: response.headers.get('date') }
    } catch (thrown) {
      return { tag: 'unreached', message: describeThrown(thrown) }
    }
  }

  const tokenOrRefusal = async (): Promise<Token | Exclude<PaypalAnswer, { readonly tag: 'done' }>> => {
    if (known !== null && known.endsMs > wallTime()) return known
    const answer = await once('/v1/oauth2/token', tokenRequest(options))
    if (answer.tag !== 'done') {
      if (answer.tag === 'failed') onProblem(`PayPal refuses the keys of this shop: ${answer.message}`)
      return answer
    }
    const { access_token: text, expires_in: seconds } = toRecord(answer.body)
    if (typeof text !== 'string') return { tag: 'unreached', message: 'PayPal gave no access token.' }
    known = { text, endsMs: wallTime() + Number(seconds) * 1000 - TOKEN_MARGIN_MS }
    return known
  }

  const authorised = async ({ method, path, body, requestId }: PaypalRequest): Promise<PaypalAnswer> => {
    const token = await tokenOrRefusal()
    if ('tag' in token) return token
    const answer = await once(path, {
      method,
      headers: {
        Authorization: `Bearer ${token.text}`,
        ...(method !== 'GET' && { 'Content-Type': 'application/json', Prefer: 'return=representation' }),
        ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }),
      },
      ...(body !== undefined && { body }),
    })
    // PayPal may revoke a token before its end, so a new one is requested once.
    if (answer.tag === 'failed' && answer.status === 401) known = null
    return answer
  }

  return {
    send: async (request) => {
      let answer = await authorised(request)
      for (let tries = 1; tries < TRIES && isFleeting(answer); tries += 1) answer = await authorised(request)
      return answer
    },
  }
}
