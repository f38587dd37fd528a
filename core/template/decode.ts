import { decodeText, err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/**
 * Reads the JSON of a binding or condition attribute, URI-encoded or plain; the result is not checked yet
 * (reference/bindings#encodings).
 */
export function decodeAttribute(text: string | null | undefined): Result<unknown, 'not-json'> {
  for (const candidate of new Set([decodeText(text ?? ''), text ?? ''])) {
    try {
      return ok(JSON.parse(candidate) as unknown)
    } catch {
      // The text may be plain JSON in which a `%` only looks like an encoding: the next candidate is the text
      // itself.
    }
  }
  return err('not-json')
}
