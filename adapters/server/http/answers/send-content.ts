import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { respond } from './respond.js'
import { pipeline } from 'node:stream/promises'
import { askedRange, isStillSame } from './preconditions.js'
import { whileAllowed } from './while-allowed.js'
import type { ReaderLimit } from '../connections/reader-limit.js'

/** Content that is sent piece by piece. */
export interface ContentToSend {
  readonly sizeBytes: number
  /** A strong tag that changes with the content. */
  readonly etag: string
  /**
   * The bytes from `start` to before `end`; the next piece is requested once the reader has taken the
   * previous ones. Throws if the rest is not available: the connection is then closed, so that a part does
   * not look complete.
   */
  readonly read: (start: number, end: number) => AsyncIterable<Uint8Array>
  /** The headers of an answer with content. */
  readonly headers: OutgoingHttpHeaders
  /** True if the reader still has the right to the content; asked again while it is sent. */
  readonly isAllowed: () => Promise<boolean>
  /** The reader, and the limit of readers at the same time. */
  readonly reader: { readonly name: string; readonly limit: ReaderLimit }
}

const RETRY_S = 5

function refuse(response: ServerResponse, reason: 'reader-busy' | 'all-busy'): void {
  const [status, text] =
    reason === 'reader-busy'
      ? [429, 'You are fetching several files already. Please wait until one of them is there.']
      : [503, 'Many files are being fetched right now. Please try again in a moment.']
  respond.text(response, status, text, { 'Retry-After': RETRY_S })
}

/** Throws if a file became shorter after its size was read. */
async function* exactly(pieces: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const piece of pieces) {
    left -= piece.length
    yield piece
  }
  if (left !== 0) throw new Error('The content has another size than was announced.')
}

/** Answers GET and HEAD with content, whole or the requested range, with one piece at a time in memory. */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { sizeBytes, etag, read, headers, isAllowed, reader }: ContentToSend,
): Promise<void> {
  const isHead = request.method === 'HEAD'
  if (isStillSame(request.headers, etag, null)) return void response.writeHead(304, { ETag: etag }).end()
  const range = isHead ? ({ tag: 'whole' } as const) : askedRange(request.headers, sizeBytes, { etag })
  if (range.tag === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${sizeBytes}`, 'Content-Length': 0 }).end()
    return
  }
  const [start, end] = range.tag === 'part' ? [range.start, range.end + 1] : [0, sizeBytes]
  const taken = isHead ? () => undefined : reader.limit.take(reader.name, () => response.destroy())
  if (typeof taken === 'string') return refuse(response, taken)
  try {
    response.writeHead(range.tag === 'part' ? 206 : 200, {
      ...headers,
      'Content-Length': end - start,
      ETag: etag,
      'Accept-Ranges': 'bytes',
      ...(range.tag === 'part' && { 'Content-Range': `bytes ${start}-${end - 1}/${sizeBytes}` }),
    })
    if (isHead || start === end) return void response.end()
    const pieces = whileAllowed(exactly(read(start, end), end - start), isAllowed)
    await pipeline(pieces, response).catch(() => response.destroy())
  } finally {
    taken()
  }
}
