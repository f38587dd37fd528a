import type { Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { acceptedEncoding } from './accepted-encoding.js'
import { fileStats } from './file-stats.js'
import { createPackedFiles } from './packed-files.js'
import { askedRange, isStillSame } from './preconditions.js'
import { textTypeOf } from './text-types.js'

/** Below this a packed answer is no shorter on the wire. */
const SMALLEST_PACKED_BYTES = 860
/** What is larger is streamed as it is: nobody waits for it to be packed, and it takes no memory. */
const LARGEST_PACKED_BYTES = 8_000_000

/** How files are sent. */
export interface FileSenderOptions {
  readonly folder: string
  /** Value of `Cache-Control` by the file's name. */
  readonly cacheControlOf: (name: string) => string
}

/**
 * Answers with one file of the folder, by its name in it; false, and nothing written, where there is no such
 * file.
 */
export type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  status?: 200 | 404,
) => Promise<boolean>

/**
 * Sends files: text packed as the browser takes it, everything else streamed and in pieces where it asks for
 * pieces. Files are looked up for every request, so a change shows at once; a browser that has the same state
 * of a file gets a short "not modified".
 */
export function createFileSender({ folder, cacheControlOf }: FileSenderOptions): FileSender {
  const packed = createPackedFiles()
  const stream = sirv(folder, { dev: true, extensions: [] })

  async function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    file: { readonly path: string; readonly version: string; readonly sizeBytes: number },
    status: number,
  ): Promise<void> {
    const encoding =
      file.sizeBytes < SMALLEST_PACKED_BYTES
        ? 'identity'
        : acceptedEncoding(request.headers['accept-encoding'])
    const bytes = await packed.read(file.path, file.version, encoding)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.writeHead(status, { 'Content-Length': bytes.length })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  /**
   * `sirv` knows every media type and how to send pieces; the request it sees holds one well-formed range or
   * none.
   */
  const sendStream = (
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    stats: Stats,
  ): Promise<boolean> => {
    const range = askedRange(request.headers, stats.size, stats.mtimeMs)
    const headers = range === null ? {} : { range }
    const own = Object.create(request, {
      url: { value: `/${encodeURI(name)}` },
      headers: { value: headers },
    }) as IncomingMessage
    response.setHeader('Accept-Ranges', 'bytes')
    return new Promise((sent) => {
      response.once('close', () => sent(true))
      stream(own, response, () => sent(false))
    })
  }

  return async (request, response, name, status = 200) => {
    const path = join(folder, name)
    const stats = fileStats(path)
    if (stats === null) return false
    const type = textTypeOf(name)
    const version = `${stats.size}-${stats.mtimeMs}`
    const etag = `W/"${version}"`
    if (type !== null) {
      response.setHeader('Content-Type', type)
      response.setHeader('Vary', 'Accept-Encoding')
    }
    response.setHeader('Cache-Control', status === 200 ? cacheControlOf(name) : 'no-cache')
    if (status === 200) {
      response.setHeader('ETag', etag)
      response.setHeader('Last-Modified', stats.mtime.toUTCString())
      if (isStillSame(request.headers, etag, stats.mtimeMs)) {
        response.writeHead(304).end()
        return true
      }
    }
    if (type === null || stats.size > LARGEST_PACKED_BYTES) return sendStream(request, response, name, stats)
    await sendText(request, response, { path, version, sizeBytes: stats.size }, status)
    return true
  }
}
