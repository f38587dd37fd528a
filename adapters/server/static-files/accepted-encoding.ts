import { createBoundedCache } from '../../../core/shared/index.js'

/** The compression of an answer: `identity` is none. */
export type Encoding = 'br' | 'gzip' | 'identity'

function readHeader(header: string): Encoding {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): readonly [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight) || 0]
      }),
  )
  const isAllowed = (name: Encoding): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return isAllowed('br') ? 'br' : isAllowed('gzip') ? 'gzip' : 'identity'
}

/**
 * The answers of earlier requests. Browsers send one of a few headers; unusual ones of other clients are
 * dropped to keep within these bytes.
 */
const known = createBoundedCache<Encoding>(16_000)

/**
 * The smallest encoding that a request's `Accept-Encoding` allows (RFC 9110 12.5.3): Brotli, then gzip, then
 * none.
 */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding {
  const text = typeof header === 'string' ? header : (header ?? []).join(',')
  const earlier = known.get(text)
  if (earlier !== undefined) return earlier
  const encoding = readHeader(text)
  known.set(text, encoding, 0)
  return encoding
}
