import type { ProviderAnswer, ProviderRequest } from '../provider-http.js'

/** Thrown by a rule of the API: the refusal of the request. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, unknown>>,
  ) {
    super(String(error['message']))
  }
}

export const refuse = (status: number, error: Readonly<Record<string, unknown>>): never => {
  throw new StripeRefusal(status, error)
}

export const invalid = (message: string, more: Readonly<Record<string, unknown>> = {}): never =>
  refuse(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string, param: string): never =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param })

export const answerOf = (refusal: StripeRefusal): ProviderAnswer => ({
  status: refusal.status,
  body: { error: refusal.error },
})

/** The fields of a form, each of which must be one that the address takes. */
export function fieldsOf(request: ProviderRequest, allowed: readonly string[]): URLSearchParams {
  const fields = request.method === 'POST' ? new URLSearchParams(request.body) : request.query
  const unknown = [...fields.keys()].find(
    (name) => !allowed.includes(name) && !allowed.includes(name.replace(/\[.*$/, '[]')),
  )
  if (unknown !== undefined) {
    invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
  return fields
}

export const needed = (fields: URLSearchParams, name: string): string =>
  fields.get(name) ?? invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })

/** Bracketed parts of a name: `metadata[a]=1` is `{a: '1'}`. */
export const groupOf = (fields: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([field, value]) => {
      const [, inner] = new RegExp(`^${name}\\[(.+)\\]$`).exec(field) ?? []
      return inner === undefined ? [] : [[inner, value]]
    }),
  )

/** The headers that every request must have. */
export function checkHeaders(request: ProviderRequest, secretKey: string): void {
  const { authorization, 'stripe-version': version, 'content-type': type } = request.headers
  if (authorization !== `Bearer ${secretKey}`) {
    refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****' })
  }
  if (version === undefined || !/^\d{4}-\d\d-\d\d\.[a-z]+$/.test(version)) {
    invalid(`Invalid Stripe API version: ${version}`)
  }
  if (request.method === 'POST' && type?.startsWith('application/x-www-form-urlencoded') !== true) {
    invalid(`Invalid content type: ${type}`)
  }
}
