import type { IncomingMessage } from 'node:http'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { afterBody } from './after-body.js'

/** The maximum size of a body, and the time limit for its arrival. */
export interface BodyLimits {
  readonly limitBytes: number
  /** The time that the whole body may take. @default 30000 */
  readonly limitMs?: number
}

/** The reason why the body of a request is unusable. `broken`: the sender disconnected. */
export type BodyFailure = 'too-large' | 'too-slow' | 'broken'

/** The status of the answer to an unusable body. */
export const BODY_FAILURE_STATUS: Readonly<Record<BodyFailure, number>> = {
  'too-large': 413,
  'too-slow': 408,
  broken: 400,
}

/** The time that a body may take to arrive unless its route says otherwise. */
export const BODY_LIMIT_MS = 30_000

/**
 * The maximum number of discarded bytes of a too large body: a sender that is cut off does not read the
 * answer.
 */
const DISCARDED_BYTES = 8 * 1024 * 1024

/**
 * Reads a request's body, with or without an announced length; never rejects. It resolves as soon as the body
 * is known to be too large; the rest is discarded while the answer is sent.
 */
export function readBody(
  request: IncomingMessage,
  { limitBytes, limitMs = BODY_LIMIT_MS }: BodyLimits,
): Promise<Result<Buffer, BodyFailure>> {
  // A client that left while the server waited for something else sends no further event.
  if (request.destroyed) return Promise.resolve(err('broken'))
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      if (size <= limitBytes) {
        chunks.push(chunk)
        return
      }
      chunks.length = 0
      resolve(err('too-large'))
      if (size > limitBytes + DISCARDED_BYTES) stop()
    }
    const stop = (): void => {
      clearTimeout(late)
      request.off('data', onData)
    }
    const late = setTimeout(() => {
      stop()
      resolve(err('too-slow'))
    }, limitMs)
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) resolve(err('too-large'))
    request.on('data', onData)
    request.once('end', () => resolve(ok(Buffer.concat(chunks))))
    request.once('error', () => resolve(err('broken')))
    // No effect after the end of the body, since the promise is settled by then.
    afterBody(request, () => {
      stop()
      resolve(err('broken'))
    })
  })
}
