import type { IncomingMessage } from 'node:http'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** Why the body of a request is of no use. */
export interface BodyFailure {
  readonly status: 400 | 413
  readonly message: string
}

const tooLarge = (limitBytes: number): Result<never, BodyFailure> =>
  err({ status: 413, message: `A request may have at most ${limitBytes} bytes.` })

/**
 * Reads a body up to a limit, whether its length was announced or not; what comes after the limit is thrown
 * away.
 */
async function readText(request: IncomingMessage, limitBytes: number): Promise<Result<string, BodyFailure>> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return tooLarge(limitBytes)
  const chunks: Buffer[] = []
  let size = 0
  const stream: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  for await (const chunk of stream) {
    size += chunk.length
    if (size > limitBytes) return tooLarge(limitBytes)
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks).toString('utf8'))
}

/** Reads a body of JSON that is an object or a list and not empty, up to `limitBytes`. */
export async function readJsonBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Result<object, BodyFailure>> {
  const text = await readText(request, limitBytes)
  if (!text.ok) return text
  try {
    const body: unknown = JSON.parse(text.value)
    if (typeof body === 'object' && body !== null && Object.keys(body).length > 0) return ok(body)
    return err({ status: 400, message: 'Send a JSON object or a list of them.' })
  } catch {
    return err({ status: 400, message: 'The body is not valid JSON.' })
  }
}
