import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'graphql-yoga'

const zip = promisify(gzip)

/** The minimum size for compression; the answer to a cart change is always smaller. */
const MIN_COMPRESSED_BYTES = 1400

const takesGzip = (header: string | null): boolean =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(header ?? '')

/**
 * Compresses large answers, such as a long cart. Their length reveals nothing about a visitor, since only
 * pages of the site itself can make a request with this visitor's token (`hasValidToken`).
 */
export const compressedAnswerPlugin: Plugin = {
  onResponse: async ({ request, response, setResponse, fetchAPI }) => {
    if (!takesGzip(request.headers.get('accept-encoding')) || response.body === null) return
    const { status, headers } = response
    const body = Buffer.from(await response.arrayBuffer())
    const compressed = body.length < MIN_COMPRESSED_BYTES ? null : await zip(body, { level: 5 })
    const own = new fetchAPI.Headers(headers)
    own.set('vary', 'Accept-Encoding, Origin')
    own.set('content-length', String((compressed ?? body).length))
    if (compressed !== null) own.set('content-encoding', 'gzip')
    setResponse(new fetchAPI.Response(compressed ?? body, { status, headers: own }))
  },
}
