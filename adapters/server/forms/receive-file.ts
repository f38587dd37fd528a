import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import { formFileKey } from '../../../core/ports/forms/form-uploads.port.js'
import type { FormUploads } from '../../../core/ports/forms/form-uploads.port.js'
import { checkFormFile, UPLOAD_TIME_MS } from '../../../core/site/index.js'
import { respond, checkedContent, readUpload, refuseUpload, UPLOAD_IDLE_MS } from '../http/index.js'
import type { UploadFault } from '../http/index.js'
import { answer } from './form-answers.js'

/** The path for uploads with a token. */
export const UPLOAD_ENDPOINT = '/api/v1/form-upload'

const STATUSES: Readonly<Record<UploadFault, number>> = {
  EntityTooLarge: 413,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InvalidFileTypeError: 400,
  MalformedPOSTRequest: 400,
  RequestTimeout: 400,
}

/** The stores and the limits for receiving files. */
export interface ReceiveFileOptions {
  readonly uploads: FormUploads
  readonly files: FileStore
  readonly clock: Pick<Clock, 'wallTime'>
  /** The bytes that all files of the site's forms may take together. */
  readonly totalLimitBytes: number
  /** Called with the reason why a file could not be accepted, without any data of the visitor. */
  readonly onFailure: (reason: string) => void
}

/** Returns the address and the fields for uploading a file of this name and size. */
export async function signFile(
  { uploads, clock, totalLimitBytes, onFailure }: ReceiveFileOptions,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const sizeBytes = Number(query.get('size') || NaN)
  const checked = checkFormFile(query.get('name') ?? '', sizeBytes)
  if (!checked.ok) return answer(response, 400, `${checked.failure}: ${query.get('name') ?? ''}`)
  const { name } = checked.value
  const expiresAtMs = clock.wallTime() + UPLOAD_TIME_MS
  const allowed = await uploads.allow({ name, sizeBytes, expiresAtMs, totalLimitBytes })
  if (!allowed.ok) {
    onFailure(allowed.failure.message)
    return answer(response, 503, 'The file cannot be uploaded right now.')
  }
  if (!allowed.value) {
    onFailure(
      'the files of all submissions have reached their limit; delete some submissions (vitrine forms delete).',
    )
    return answer(response, 507, 'There is no room for more files.')
  }
  const { id, token } = allowed.value
  const s3Url = `${UPLOAD_ENDPOINT}?${new URLSearchParams({ key: id, token })}`
  respond.json(response, 200, { fileName: name, fileId: id, s3Url, postData: { key: id } })
}

/**
 * Receives the file for which a token was issued. The token is in the address, so that the server reads no
 * unexpected body.
 */
export async function receiveFile(
  { uploads, files, onFailure }: ReceiveFileOptions,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number, code: string): void => refuseUpload(request, response, status, code)
  const refuseForNow = (reason: string): void => {
    onFailure(reason)
    refuse(503, 'ServiceUnavailable')
  }
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
    return refuse(415, 'InvalidContentType')
  const file = await uploads.redeem({ id: query.get('key') ?? '', token: query.get('token') ?? '' })
  if (!file.ok) return refuseForNow(file.failure.message)
  if (!file.value) return refuse(403, 'AccessDenied')
  const { id, name, sizeBytes } = file.value
  const allowed = checkFormFile(name, sizeBytes)
  if (!allowed.ok) return refuse(400, allowed.failure)
  const upload = readUpload(request, {
    minBytes: sizeBytes,
    maxBytes: sizeBytes,
    limitMs: UPLOAD_TIME_MS,
    idleMs: UPLOAD_IDLE_MS,
  })
  const stored = await files.put(formFileKey(id), checkedContent(upload, allowed.value.content))
  const fault = upload.fault()
  if (!stored.ok) {
    // A failed write may leave parts behind; the next clean-up frees their space.
    if (stored.failure.tag === 'interrupted') await uploads.forget([id])
    if (fault !== null) return refuse(STATUSES[fault], fault)
    upload.abandon('IncompleteBody')
    return refuseForNow(
      stored.failure.tag === 'unavailable' ? stored.failure.message : 'an upload ended early',
    )
  }
  const arrived = await uploads.markArrived(id)
  if (!arrived.ok) return refuseForNow(arrived.failure.message)
  response.writeHead(204).end()
}
