import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../../core/ports/clock.port.js'
import type { FileStore } from '../../core/ports/file-store.port.js'
import { formFileKey } from '../../core/ports/form-inbox.port.js'
import type { FormInbox } from '../../core/ports/form-inbox.port.js'
import { checkFormFile } from '../../core/site/index.js'
import { answerJson, readBody } from '../http/index.js'
import { answer, refuseUpload } from './form-answers.js'

/** The path under which signed files arrive. */
export const UPLOAD_ENDPOINT = '/api/v1/form-upload'

const UPLOAD_TIME_MS = 10 * 60_000
/** What the fields and headers of an upload may take beside the file. */
const ROOM_FOR_FIELDS_BYTES = 64 * 1024
/** A body that nobody wants is read and thrown away, so that its sender reads the answer. */
const UNWANTED = { limitBytes: 0, limitMs: 60_000 } as const
const BODY_FAILURES = {
  'too-large': [413, 'EntityTooLarge'],
  'too-slow': [400, 'RequestTimeout'],
  broken: [400, 'IncompleteBody'],
} as const

/** What files are received with. */
export interface ReceiveFileOptions {
  readonly inbox: FormInbox
  readonly files: FileStore
  readonly clock: Pick<Clock, 'wallTime'>
  /** What all files of the site's forms may take together. */
  readonly roomBytes: number
  /** Told why a file could not be taken, in words without anything of the visitor's. */
  readonly onFailure: (reason: string) => void
}

/** Answers where and with what a file of this name and size may be uploaded. */
export async function signFile(
  { inbox, clock, roomBytes, onFailure }: ReceiveFileOptions,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const name = (query.get('name') ?? '').replace(/\p{Cc}+/gu, ' ').slice(-200)
  const sizeBytes = Number(query.get('size') || NaN)
  const refusal = checkFormFile(name, sizeBytes)
  if (refusal) return answer(response, 400, `${refusal}: ${name}`)
  const expiresAtMs = clock.wallTime() + UPLOAD_TIME_MS
  const expected = await inbox.expectFile({ name, sizeBytes, expiresAtMs, roomBytes })
  if (!expected.ok) {
    onFailure(expected.failure.message)
    return answer(response, 503, 'The file cannot be uploaded right now.')
  }
  if (!expected.value) {
    onFailure(
      'the files of all messages have reached their limit; delete some messages (vitrine forms delete).',
    )
    return answer(response, 507, 'There is no room for more files.')
  }
  const { id, token } = expected.value
  const s3Url = `${UPLOAD_ENDPOINT}?${new URLSearchParams({ key: id, token })}`
  answerJson(response, 200, { fileName: name, fileId: id, s3Url, postData: { key: id } })
}

/**
 * Takes the file that was signed. Its token stands in the address, so that no body is read into memory that
 * nobody has asked to send.
 */
export async function receiveFile(
  { inbox, files, onFailure }: ReceiveFileOptions,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuseUnread = async (status: number, code: string): Promise<void> => {
    await readBody(request, UNWANTED)
    refuseUpload(response, status, code)
  }
  const type = request.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuseUnread(415, 'InvalidContentType')
  const file = await inbox.redeemFile(query.get('key') ?? '', query.get('token') ?? '')
  if (!file.ok) return refuseUnread(503, 'ServiceUnavailable')
  if (!file.value) return refuseUnread(403, 'AccessDenied')
  const { id, sizeBytes } = file.value
  const limits = { limitBytes: sizeBytes + ROOM_FOR_FIELDS_BYTES, limitMs: UPLOAD_TIME_MS }
  const body = await readBody(request, limits)
  if (!body.ok) {
    const [status, code] = BODY_FAILURES[body.failure]
    return refuseUpload(response, status, code)
  }
  const content = (await parseMultipart(type, body.value))?.get('file')
  if (!(content instanceof Blob)) return refuseUpload(response, 400, 'MalformedPOSTRequest')
  if (content.size !== sizeBytes) {
    return refuseUpload(response, 400, content.size > sizeBytes ? 'EntityTooLarge' : 'EntityTooSmall')
  }
  const stored = await files.put(formFileKey(id), new Uint8Array(await content.arrayBuffer()))
  const arrived = stored.ok ? await inbox.markArrived(id) : stored
  if (!arrived.ok) {
    onFailure(arrived.failure.message)
    return refuseUpload(response, 503, 'ServiceUnavailable')
  }
  response.writeHead(204).end()
}

async function parseMultipart(type: string, body: Buffer): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}
