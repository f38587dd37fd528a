import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../../core/ports/clock.port.js'
import type { FileStore } from '../../core/ports/file-store.port.js'
import { formFileKey } from '../../core/ports/form-inbox.port.js'
import type { FormInbox } from '../../core/ports/form-inbox.port.js'
import { checkFormFile, FORM_FILE_LIMIT_BYTES } from '../../core/site/index.js'
import { answer, refuseUpload, send } from './form-answers.js'
import { readBody } from './read-body.js'

export const UPLOAD_ENDPOINT = '/api/v1/form-upload'

const UPLOAD_TIME_MS = 10 * 60_000
/** What the fields and headers of an upload may take beside the file. */
const BODY = { limitBytes: FORM_FILE_LIMIT_BYTES + 64 * 1024, limitMs: UPLOAD_TIME_MS } as const
const BODY_FAILURES = {
  'too-large': [413, 'EntityTooLarge'],
  'too-slow': [400, 'RequestTimeout'],
  broken: [400, 'IncompleteBody'],
} as const

export interface ReceiveFileOptions {
  readonly inbox: FormInbox
  readonly files: FileStore
  readonly clock: Pick<Clock, 'wallTime'>
  /** What all files of the site's forms may take together. */
  readonly roomBytes: number
}

/** Answers where and with what a file of this name and size may be uploaded. */
export async function signFile(
  { inbox, clock, roomBytes }: ReceiveFileOptions,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const name = (query.get('name') ?? '').replace(/\p{Cc}+/gu, ' ').slice(-200)
  const sizeBytes = Number(query.get('size') || NaN)
  const refusal = checkFormFile(name, sizeBytes)
  if (refusal) return answer(response, 400, `${refusal}: ${name}`)
  const expiresAtMs = clock.wallTime() + UPLOAD_TIME_MS
  const expected = await inbox.expectFile({ name, sizeBytes, expiresAtMs, roomBytes })
  if (!expected.ok) return answer(response, 503, 'The file cannot be uploaded right now.')
  if (!expected.value) return answer(response, 507, 'There is no room for more files.')
  const { id, token } = expected.value
  send(response, 200, { fileName: name, fileId: id, s3Url: UPLOAD_ENDPOINT, postData: { key: id, token } })
}

/** Takes the file that was signed. */
export async function receiveFile(
  { inbox, files }: ReceiveFileOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const type = request.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuseUpload(response, 415, 'InvalidContentType')
  const body = await readBody(request, BODY)
  if (!body.ok) {
    const [status, code] = BODY_FAILURES[body.failure]
    return refuseUpload(response, status, code)
  }
  const form = await parseMultipart(type, body.value)
  const content = form?.get('file')
  if (!form || !(content instanceof Blob)) return refuseUpload(response, 400, 'MalformedPOSTRequest')
  const file = await inbox.redeemFile(`${form.get('key')}`, `${form.get('token')}`)
  if (!file.ok) return refuseUpload(response, 503, 'ServiceUnavailable')
  if (!file.value) return refuseUpload(response, 403, 'AccessDenied')
  const { id, sizeBytes } = file.value
  if (content.size !== sizeBytes) {
    return refuseUpload(response, 400, content.size > sizeBytes ? 'EntityTooLarge' : 'EntityTooSmall')
  }
  const stored = await files.put(formFileKey(id), new Uint8Array(await content.arrayBuffer()))
  if (!stored.ok) return refuseUpload(response, 503, 'ServiceUnavailable')
  const arrived = await inbox.markArrived(id)
  if (!arrived.ok) return refuseUpload(response, 503, 'ServiceUnavailable')
  response.writeHead(204).end()
}

async function parseMultipart(type: string, body: Buffer): Promise<FormData | undefined> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}
