import type { PageContext } from './page-module.js'

/** A file on its way to a place that takes it with a form; aborting `signal` gives it up. */
export interface FileSending {
  readonly url: string
  /** Sent in this order, the file as `file` behind them. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly file: File
  readonly signal: AbortSignal
  /** Told how much has gone out, 0 to 1. */
  readonly onProgress: (done: number) => void
}

/** The answer of a server that takes files. */
export interface FileAnswer {
  readonly isTaken: boolean
  readonly text: string
}

/** A line on which nothing has moved for so long is given up. */
export const UPLOAD_PATIENCE_MS = 60_000

/**
 * Sends a file as `multipart/form-data`; null where no answer came. Only an XMLHttpRequest tells how far a body
 * has gone. Never rejects.
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
