import { isRecord, toRecord } from '../../../core/shared/index.js'
import type { PageContext } from '../../dom-kit/page-module.js'

/** Why a file did not arrive, by the message the designer has for it. */
export type UploadFailure = 'size' | 'type' | 'generic'

/** Where a file goes, as the server says it. */
interface SignedUpload {
  readonly fileId: string
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** One file on its way to the form's server; aborting `signal` gives it up. */
export interface Upload {
  readonly endpoint: string
  readonly file: File
  readonly signal: AbortSignal
  /** Told how much has gone out, 0 to 1. */
  readonly onProgress: (done: number) => void
}

/** A line on which nothing has moved for so long is given up. */
const PATIENCE_MS = 60_000

/**
 * Uploads a file to the place that the server names for it; answers its id (reference/forms#file-upload). Never
 * rejects.
 */
export async function uploadFile(
  context: PageContext,
  upload: Upload,
): Promise<{ readonly fileId: string } | UploadFailure> {
  const { window, document, clock } = context
  const { endpoint, file, signal } = upload
  const patience = new AbortController()
  signal.addEventListener('abort', () => patience.abort())
  const stopWaiting = clock.setTimer(PATIENCE_MS, () => patience.abort())
  try {
    const query = new window.URLSearchParams({ name: file.name, size: `${file.size}` })
    const signing = await window.fetch(`${endpoint}/signFile?${query}`, { signal: patience.signal })
    const answer: unknown = await signing.json()
    const signed = parseSignature(answer, new URL(endpoint, document.baseURI))
    if (!signed) return failureOf(answer)
    stopWaiting()
    return (await put(context, signed, upload)) ?? { fileId: signed.fileId }
  } catch {
    return 'generic'
  } finally {
    stopWaiting()
  }
}

/** Only an XMLHttpRequest tells how far a body has gone. */
function put(
  { window, clock }: PageContext,
  { url, fields }: SignedUpload,
  { file, signal, onProgress }: Upload,
): Promise<UploadFailure | undefined> {
  return new Promise((resolve) => {
    const request = new window.XMLHttpRequest()
    const body = new window.FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    const end = (failure?: UploadFailure): void => {
      stopWaiting()
      resolve(failure)
    }
    const wait = (): (() => void) => clock.setTimer(PATIENCE_MS, () => request.abort())
    let stopWaiting = wait()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stopWaiting()
      stopWaiting = wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) end()
      else end(refusalOf(request.responseText))
    })
    for (const type of ['error', 'abort'] as const) request.addEventListener(type, () => end('generic'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.send(body)
  })
}

function refusalOf(answer: string): UploadFailure {
  if (answer.includes('InvalidFileTypeError')) return 'type'
  return answer.includes('EntityTooLarge') ? 'size' : 'generic'
}

function parseSignature(answer: unknown, base: URL): SignedUpload | undefined {
  const { fileId, s3Url, postData } = toRecord(answer)
  if (typeof fileId !== 'string' || typeof s3Url !== 'string') return undefined
  if (!isRecord(postData)) return undefined
  const fields = Object.entries(postData).map(([name, value]) => [name, `${value}`] as const)
  return { fileId, url: new URL(s3Url, base).href, fields: Object.fromEntries(fields) }
}

function failureOf(answer: unknown): UploadFailure {
  const message = `${toRecord(answer)['msg']}`
  if (message.startsWith('InvalidFileTypeError')) return 'type'
  return message.startsWith('MaxFileSizeError') ? 'size' : 'generic'
}
