import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from './accepted-encoding.js'
import type { Encoding } from './accepted-encoding.js'
import type { CompressedTexts } from './compressed-texts.js'

/** Below this size compression does not help. */
const MIN_COMPRESSED_BYTES = 860

/** The encoding of a text of this size for this browser. */
export const encodingOf = ({ headers }: IncomingMessage, sizeBytes: number): Encoding =>
  sizeBytes < MIN_COMPRESSED_BYTES ? 'identity' : acceptedEncoding(headers['accept-encoding'])

/** A text to send. */
export interface TextToSend {
  /** Identifies one state of this text. */
  readonly key: string
  readonly sizeBytes: number
  /** Null: it no longer exists. */
  readonly load: () => Promise<Buffer | null>
}

/**
 * Sends a text in an accepted encoding, with the headers set before; false, with nothing written, if it no
 * longer exists.
 */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { key, sizeBytes, load }: TextToSend,
  compressed: CompressedTexts,
): Promise<boolean> {
  const encoding = encodingOf(request, sizeBytes)
  const bytes = await compressed.read(key, encoding, load)
  if (bytes === null) return false
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.writeHead(status, { 'Content-Length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
  return true
}
