import { isRecord, toRecord } from '../../../../core/shared/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { sendFile, UPLOAD_PATIENCE_MS } from '../../kit/forms/send-file.js'

/** The reason why an upload failed, by the designer's message for it. */
export type UploadFailure = 'size' | 'type' | 'generic'

/** The destination of a file, as the server states it. */
interface SignedUpload {
  readonly fileId: string
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** One upload to the form's server; aborting `signal` cancels it. */
export interface Upload {
  readonly endpoint: string
  readonly file: File
  readonly signal: AbortSignal
  /** Called with the sent share, 0 to 1. */
  readonly onProgress: (done: number) => void
}

/**
 * Uploads a file to the server's address for it; returns its id (reference/forms#file-upload). Never rejects.
 */
export async function uploadFile(
  context: PageContext,
  upload: Upload,
): Promise<{ readonly fileId: string } | UploadFailure> {
  const { window, document, clock } = context
  const { endpoint, file, signal, onProgress } = upload
  const patience = new AbortController()
  signal.addEventListener('abort', () => patience.abort())
  const stopWaiting = clock.setTimer(UPLOAD_PATIENCE_MS, () => patience.abort())
  try {
    const query = new window.URLSearchParams({ name: file.name, size: `${file.size}` })
    const signing = await window.fetch(`${endpoint}/signFile?${query}`, { signal: patience.signal })
    const said: unknown = await signing.json()
    const signed = parseSignature(said, new URL(endpoint, document.baseURI))
    if (!signed) return failureOf(said)
    stopWaiting()
    const { url, fields, fileId } = signed
    const answer = await sendFile(context, { url, fields: Object.entries(fields), file, signal, onProgress })
    if (answer?.isTaken === true) return { fileId }
    return answer === null ? 'generic' : refusalOf(answer.text)
  } catch {
    return 'generic'
  } finally {
    stopWaiting()
  }
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
