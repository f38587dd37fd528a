import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from './accepted-encoding.js'
import type { Encoding } from './accepted-encoding.js'
import type { CompressedTexts } from './compressed-texts.js'

/** Below this a compressed answer is no shorter on the wire. */
const MIN_COMPRESSED_BYTES = 860

/** The encoding of a text of this size for this browser. */
export const encodingOf = ({ headers }: IncomingMessage, sizeBytes: number): Encoding =>
  sizeBytes < MIN_COMPRESSED_BYTES ? 'identity' : acceptedEncoding(headers['accept-encoding'])

/** A text to be sent. */
export interface TextToSend {
  /** Tells one state of this text from every other text. */
  readonly key: string
  readonly sizeBytes: number
  /** Null: it cannot be had any more. */
  readonly load: () => Promise<Buffer | null>
}

/** Sends a text as the browser takes it, with the headers set before; false, and nothing written, without it. */
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
