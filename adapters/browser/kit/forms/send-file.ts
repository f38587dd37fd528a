import type { PageContext } from '../page-module.js'

/** A file to send with a form; aborting `signal` cancels it. */
export interface FileSending {
  readonly url: string
  /** Sent in this order, the file as `file` behind them. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly file: File
  readonly signal: AbortSignal
  /** Called with the sent share, 0 to 1. */
  readonly onProgress: (done: number) => void
}

/** The answer of an upload server. */
export interface FileAnswer {
  readonly isTaken: boolean
  readonly text: string
}

/** The time without progress after which an upload is given up. */
export const UPLOAD_PATIENCE_MS = 60_000

/**
 * Sends a file as `multipart/form-data`; null: no answer. Only XMLHttpRequest reports the progress of a body.
 * Never rejects.
 */
export const sendFile = (
  { window, clock }: Pick<PageContext, 'window' | 'clock'>,
  { url, fields, file, signal, onProgress }: FileSending,
): Promise<FileAnswer | null> =>
  new Promise((resolve) => {
    const request = new window.XMLHttpRequest()
    const body = new window.FormData()
    for (const [name, value] of fields) body.append(name, value)
    body.append('file', file)
    const end = (answer: FileAnswer | null): void => {
      stopWaiting()
      resolve(answer)
    }
    const wait = (): (() => void) => clock.setTimer(UPLOAD_PATIENCE_MS, () => request.abort())
    let stopWaiting = wait()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stopWaiting()
      stopWaiting = wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () =>
      end({ isTaken: request.status >= 200 && request.status < 300, text: request.responseText }),
    )
    for (const type of ['error', 'abort'] as const) request.addEventListener(type, () => end(null))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.send(body)
  })
