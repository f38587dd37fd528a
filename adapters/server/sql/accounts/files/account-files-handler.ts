import type { IncomingMessage, ServerResponse } from 'node:http'
import { checkFormFile, fileLimitBytes } from '../../../../../core/site/index.js'
import { ANONYMOUS } from '../../../../../core/ports/visitor.port.js'
import type { SessionId } from '../../../../../core/ports/visitor.port.js'
import {
  checkedContent,
  createReaderLimit,
  keptPieces,
  pathOf,
  readUpload,
  refuseUpload,
  sendContent,
  UPLOAD_IDLE_MS,
  UPLOAD_TIME_MS,
  respond,
} from '../../../http/index.js'
import type { HttpHandler, ReaderLimit } from '../../../http/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { currentMember } from '../sessions.js'
import { endReceiving } from './keep-room.js'
import { ACCOUNT_FILES_PATH, accountFileKey, findFile, redeemUpload } from './member-files.js'

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
  context: AccountsContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = new URL(request.url ?? '/', 'http://site').searchParams
  const [id, token] = [query.get('key') ?? '', query.get('token') ?? '']
  const tables = tablesOf(context.sql)
  const row = /^[0-9a-f]{32}$/.test(id) ? await redeemUpload(tables, context, id, token) : null
  if (row === null) return refuseUpload(request, response, 403, 'AccessDenied')
  const key = accountFileKey(id)
  const named = checkFormFile(row.name, 0)
  if (!named.ok) return refuseUpload(request, response, 400, named.failure)
  const limits = {
    leastBytes: 1,
    mostBytes: fileLimitBytes(row.name),
    limitMs: UPLOAD_TIME_MS,
    idleMs: UPLOAD_IDLE_MS,
  }
  const upload = readUpload(request, limits)
  const size = { bytes: 0 }
  const content = counted(checkedContent(upload, named.value.content), size)
  const stored = await context.files.put(key, content)
  if (!stored.ok) {
    // A file that the store could not take may have left something behind, which keeps its room until it is
    // cleaned up.
    const isClean = stored.failure.tag === 'interrupted'
    await endReceiving(context, row, 'dropped', isClean ? 0 : (row.size_bytes ?? 0))
    const fault = upload.fault()
    if (fault !== null) return refuseUpload(request, response, fault === 'EntityTooLarge' ? 413 : 400, fault)
    upload.abandon('IncompleteBody')
    return refuseUpload(request, response, 503, 'ServiceUnavailable')
  }
  if (!(await endReceiving(context, row, 'arrived', size.bytes))) {
    // The member was deleted meanwhile, and nothing knows of the content any more.
    await context.files.remove(key)
    return refuseUpload(request, response, 403, 'AccessDenied')
  }
  response.writeHead(204).end()
}

/** A file goes to its member alone, to be kept and not to be shown: a stranger to this site chose its content. */
async function send(
  context: AccountsContext,
  session: SessionId | null,
  readers: ReaderLimit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = pathOf(request).slice(ACCOUNT_FILES_PATH.length + 1)
  const visitor = { ...ANONYMOUS, ...(session !== null && { session }) }
  const member = await currentMember(context, visitor)
  const row =
    member !== null && /^[0-9a-f]{32}$/.test(id) ? await findFile(tablesOf(context.sql), context, id) : null
  const isOwn = row?.member_id === member?.id && row?.state === 'saved'
  const found = isOwn ? await context.files.find(accountFileKey(id)) : null
  response.setHeader('Cache-Control', 'private, no-store')
  response.appendHeader('Vary', 'Cookie')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (member === null || row === null || found?.ok !== true || found.value === null) {
    respond.text(response, 404, 'There is nothing here.', { 'Cache-Control': 'private, no-store' })
    return
  }
  const { sizeBytes, read } = found.value
  await sendContent(request, response, {
    sizeBytes,
    // A file is written once under its id.
    etag: `"${id}"`,
    read: (start, end) =>
      keptPieces(read(start, end), { what: 'A file of a member', report: context.onError }),
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
    reader: { name: member.id, limit: readers },
  })
}

/** Files that are sent at the same time: to one member, and to all. A browser opens six connections to a site. */
const READERS = { perReader: 6, all: 64 } as const

/** Takes the files of members and gives them back to them alone. `sessionOf` reads the session of a request. */
export function createAccountFilesHandler(
  context: AccountsContext,
  sessionOf: (request: IncomingMessage) => SessionId | null,
): HttpHandler {
  const readers = createReaderLimit(READERS)
  return async (request, response) => {
    if (request.method === 'POST' && pathOf(request) === ACCOUNT_FILES_PATH)
      return receive(context, request, response)
    if (request.method === 'GET' || request.method === 'HEAD')
      return send(context, sessionOf(request), readers, request, response)
    respond.notAllowed(response, ['GET', 'HEAD', 'POST'])
  }
}
