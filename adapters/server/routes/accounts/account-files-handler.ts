import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import type { MemberFiles } from '../../../../core/ports/accounts/member-files.port.js'
import { checkFormFile, fileLimitBytes, UPLOAD_TIME_MS } from '../../../../core/site/index.js'
import { ANONYMOUS } from '../../../../core/ports/visitor.port.js'
import type { SessionId } from '../../../../core/ports/visitor.port.js'
import {
  checkedContent,
  createReaderLimit,
  keptPieces,
  pathOf,
  readUpload,
  refuseUpload,
  sendContent,
  UPLOAD_IDLE_MS,
  respond,
} from '../../http/index.js'
import type { HttpHandler, ReaderLimit } from '../../http/index.js'
import { accountFileKey } from '../../../../core/ports/accounts/member-files.port.js'
import { ACCOUNT_FILES_PATH } from '../../../../core/use-cases/accounts/files/account-file.js'

/** The dependencies for receiving and sending members' files. */
export interface AccountFilesOptions {
  readonly records: MemberFiles
  readonly files: FileStore
  /** Called for contents that could not be read to their end. */
  readonly onError: (error: unknown) => void
}

/** True for a text with the form of a file's id. */
const isFileId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Counts content as it passes. */
async function* counted(
  content: AsyncIterable<Uint8Array>,
  size: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    size.bytes += piece.length
    yield piece
  }
}

async function receive(
  { records, files }: AccountFilesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = new URL(request.url ?? '/', 'http://site').searchParams
  const [id, token] = [query.get('key') ?? '', query.get('token') ?? '']
  const file = isFileId(id) ? await records.redeem(id, token) : null
  if (file === null) return refuseUpload(request, response, 403, 'AccessDenied')
  const key = accountFileKey(id)
  const named = checkFormFile(file.name, 0)
  if (!named.ok) return refuseUpload(request, response, 400, named.failure)
  const limits = {
    minBytes: 1,
    maxBytes: fileLimitBytes(file.name),
    limitMs: UPLOAD_TIME_MS,
    idleMs: UPLOAD_IDLE_MS,
  }
  const upload = readUpload(request, limits)
  const size = { bytes: 0 }
  const content = counted(checkedContent(upload, named.value.content), size)
  const stored = await files.put(key, content)
  if (!stored.ok) {
    // A file that the store could not accept may have left parts behind, which keep their space until they
    // are cleaned up.
    const isClean = stored.failure.tag === 'interrupted'
    await records.end(file, 'dropped', isClean ? 0 : (file.keptBytes ?? 0))
    const fault = upload.fault()
    if (fault !== null) return refuseUpload(request, response, fault === 'EntityTooLarge' ? 413 : 400, fault)
    upload.abandon('IncompleteBody')
    return refuseUpload(request, response, 503, 'ServiceUnavailable')
  }
  if (!(await records.end(file, 'arrived', size.bytes))) {
    // The member was deleted meanwhile, and no record of the content remains.
    await files.remove(key)
    return refuseUpload(request, response, 403, 'AccessDenied')
  }
  response.writeHead(204).end()
}

/**
 * Sends a file to its member only, as a download and never as a page, since its content may come from a
 * stranger.
 */
async function send(
  { records, files, onError }: AccountFilesOptions,
  session: SessionId | null,
  readers: ReaderLimit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = pathOf(request).slice(ACCOUNT_FILES_PATH.length + 1)
  const visitor = { ...ANONYMOUS, ...(session !== null && { session }) }
  const findOwn = () => records.findOwn(visitor, id)
  const own = isFileId(id) ? await findOwn() : null
  const found = own === null ? null : await files.find(accountFileKey(id))
  response.setHeader('Cache-Control', 'private, no-store')
  response.appendHeader('Vary', 'Cookie')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (own === null || found?.ok !== true || found.value === null) {
    respond.text(response, 404, 'There is nothing here.', { 'Cache-Control': 'private, no-store' })
    return
  }
  const { sizeBytes, read } = found.value
  await sendContent(request, response, {
    sizeBytes,
    // The content of an id never changes.
    etag: `"${id}"`,
    read: (start, end) =>
      keptPieces(read(start, end), { reader: own.memberId, label: 'A file of a member', report: onError }),
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(own.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
    isAllowed: async () => (await findOwn()) !== null,
    reader: { name: own.memberId, limit: readers },
  })
}

/**
 * The limits on simultaneously sent files: to one member, and to all. A browser opens six connections to a
 * site.
 */
const READERS = { perReader: 6, all: 64 } as const

/**
 * Receives the files of members and sends them back to them alone. `sessionOf` reads the session of a
 * request.
 */
export function createAccountFilesHandler(
  options: AccountFilesOptions,
  sessionOf: (request: IncomingMessage) => SessionId | null,
): HttpHandler {
  const readers = createReaderLimit(READERS)
  return async (request, response) => {
    if (request.method === 'POST' && pathOf(request) === ACCOUNT_FILES_PATH)
      return receive(options, request, response)
    if (request.method === 'GET' || request.method === 'HEAD')
      return send(options, sessionOf(request), readers, request, response)
    respond.notAllowed(response, ['GET', 'HEAD', 'POST'])
  }
}
