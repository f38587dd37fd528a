import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { openFile, readWhole } from '../../site/files/index.js'
import type { FileContent, FileFailure, OpenFile, SiteFile } from '../../site/files/index.js'
import { ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { CompressedTexts } from './compressed-texts.js'
import { askedRange, isStillSame, whileAllowed } from '../http/index.js'
import { encodingOf, sendText } from './send-text.js'
import type { TextToSend } from './send-text.js'

/**
 * The maximum size for compression. Larger files are streamed as they are: no request waits for their
 * compression, and they need no memory.
 */
const MAX_COMPRESSED_BYTES = 8_000_000
/**
 * The maximum size for sending at once. Larger uncompressed files are streamed, so that a slow client holds
 * the memory of one piece only.
 */
const MAX_WHOLE_BYTES = 1_000_000

const isSentWhole = (request: IncomingMessage, { type, sizeBytes }: SiteFile): boolean =>
  type.isText &&
  sizeBytes <= (encodingOf(request, sizeBytes) === 'identity' ? MAX_WHOLE_BYTES : MAX_COMPRESSED_BYTES)

/** The settings of a file sender. */
export interface FileSenderOptions {
  readonly compressed: CompressedTexts
  /** Value of `Cache-Control` by the file's name. */
  readonly cacheControlOf: (name: string) => string
  /** True if only some visitors may have these files. @default false */
  readonly isPersonal?: boolean
}

/**
 * Answers with a file; fails, without writing anything, if the file cannot be read. `isAllowed`: asked again while a
 * long file is sent; absent for public files.
 */
export type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  isAllowed?: () => Promise<boolean>,
) => Promise<Result<void, FileFailure>>

const HEADERS = ['Content-Type', 'Vary', 'Cache-Control', 'ETag', 'Last-Modified', 'Accept-Ranges'] as const

/** Removes the headers of a file that is not sent, since they do not fit the answer in its place. */
function takeBack(response: ServerResponse): void {
  for (const name of HEADERS) response.removeHeader(name)
}

/**
 * Streams the requested range of an open file. If the file becomes shorter or the disk fails, the connection
 * ends, so that no client takes a part for the whole.
 */
async function streamRange(
  request: IncomingMessage,
  response: ServerResponse,
  { file, read }: OpenFile,
  isAllowed?: () => Promise<boolean>,
): Promise<void> {
  const { sizeBytes, modifiedAtMs } = file
  const range =
    request.method === 'GET'
      ? askedRange(request.headers, sizeBytes, { modifiedAtMs })
      : ({ tag: 'whole' } as const)
  if (range.tag === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${sizeBytes}`, 'Content-Length': 0 }).end()
    return
  }
  const { start, end } = range.tag === 'part' ? range : { start: 0, end: sizeBytes - 1 }
  response.writeHead(range.tag === 'part' ? 206 : 200, {
    'Content-Length': end - start + 1,
    ...(range.tag === 'part' && { 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` }),
  })
  if (request.method === 'HEAD' || sizeBytes === 0) {
    response.end()
    return
  }
  // The reader may have left, or the file may differ from its announcement; in both cases the connection
  // is closed.
  const pieces = read(start, end)
  await pipeline(isAllowed ? whileAllowed(pieces, isAllowed) : pieces, response).catch(() =>
    response.destroy(),
  )
}

const textOf = (file: SiteFile, load: TextToSend['load']): TextToSend => ({
  key: `${file.path} ${file.version}`,
  sizeBytes: file.sizeBytes,
  load,
})

/** Writes the headers of a file; the result is its `ETag`. */
function setHeaders(
  response: ServerResponse,
  file: SiteFile,
  { cacheControlOf, isPersonal = false }: FileSenderOptions,
): string {
  const etag = `W/"${file.version}"`
  response.setHeader('Content-Type', file.type.mediaType)
  const vary = [...(file.type.isText ? ['Accept-Encoding'] : []), ...(isPersonal ? ['Cookie'] : [])]
  if (vary.length > 0) response.setHeader('Vary', vary.join(', '))
  response.setHeader('Cache-Control', cacheControlOf(file.name))
  response.setHeader('ETag', etag)
  response.setHeader('Last-Modified', new Date(file.modifiedAtMs).toUTCString())
  return etag
}

/** Sends a file in one of two ways. */
type SendFile = (options: FileSenderOptions, ...sent: Parameters<FileSender>) => ReturnType<FileSender>

const sendStream: SendFile = async (options, request, response, file, isAllowed) => {
  const opened = await openFile(file)
  if (!opened.ok) return opened
  try {
    setHeaders(response, opened.value.file, options)
    response.setHeader('Accept-Ranges', 'bytes')
    await streamRange(request, response, opened.value, isAllowed)
  } finally {
    await opened.value.close().catch(() => {})
  }
  return ok(undefined)
}

const sendWhole: SendFile = async (options, request, response, file) => {
  const { compressed } = options
  let read: Result<FileContent, FileFailure> | null = null
  const load = async (): Promise<Buffer | null> => {
    read = await readWhole(file)
    // Bytes of a file that was replaced while it was read belong to another version.
    return read.ok && read.value.file.version === file.version ? read.value.bytes : null
  }
  if (await sendText(request, response, 200, textOf(file, load), compressed)) return ok(undefined)
  // If another request has read the file, it is read again here.
  const now: Result<FileContent, FileFailure> = read ?? (await readWhole(file))
  if (!now.ok) return now
  const { bytes, file: other } = now.value
  setHeaders(response, other, options)
  const text = textOf(other, async () => bytes)
  await sendText(request, response, 200, text, compressed)
  return ok(undefined)
}

/**
 * Makes the sender of files: texts compressed, all others streamed, with ranges on request. A browser with
 * the current state gets "not modified".
 */
export const createFileSender =
  (options: FileSenderOptions): FileSender =>
  async (request, response, file, isAllowed) => {
    const etag = setHeaders(response, file, options)
    if (isStillSame(request.headers, etag, file.modifiedAtMs)) {
      response.writeHead(304).end()
      return ok(undefined)
    }
    const send = isSentWhole(request, file) ? sendWhole : sendStream
    const sent = await send(options, request, response, file, isAllowed)
    if (!sent.ok) takeBack(response)
    return sent
  }
