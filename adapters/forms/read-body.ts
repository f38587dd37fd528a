import type { IncomingMessage } from 'node:http'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** How large a body may be, and how long it may take to arrive. */
export interface BodyLimits {
  readonly limitBytes: number
  /** How long the whole body may take. */
  readonly limitMs: number
}

/**
 * How much of a body that is too large is still taken and thrown away: a sender that is cut off in the middle
 * does not read the answer.
 */
const THROWN_AWAY_BYTES = 8 * 1024 * 1024

/** Reads a request's body; never rejects. `broken`: the sender went away in the middle. */
export function readBody(
  request: IncomingMessage,
  { limitBytes, limitMs }: BodyLimits,
): Promise<Result<Buffer, 'too-large' | 'too-slow' | 'broken'>> {
  // Whoever left while something else was asked first sends no news of it any more.
  if (request.destroyed) return Promise.resolve(err('broken'))
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (outcome: Result<Buffer, 'too-large' | 'too-slow' | 'broken'>): void => {
      clearTimeout(late)
      request.off('data', onData)
      resolve(outcome)
    }
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      if (size <= limitBytes) chunks.push(chunk)
      else if (size > limitBytes + THROWN_AWAY_BYTES) end(err('too-large'))
      else chunks.length = 0
    }
    const late = setTimeout(() => end(err('too-slow')), limitMs)
    request.on('data', onData)
    request.once('end', () => end(size > limitBytes ? err('too-large') : ok(Buffer.concat(chunks))))
    request.once('error', () => end(err('broken')))
    request.once('close', () => end(err('broken')))
  })
}
