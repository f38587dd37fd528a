import type { IncomingMessage } from 'node:http'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** Reads a request's body up to `limitBytes`; never rejects. */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Result<Buffer, 'too-large' | 'broken'>> {
  if (Number(request.headers['content-length']) > limitBytes) return err('too-large')
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limitBytes) return err('too-large')
      chunks.push(chunk)
    }
  } catch {
    return err('broken')
  }
  return ok(Buffer.concat(chunks))
}
