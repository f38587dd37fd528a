import { setImmediate as nextTurn } from 'node:timers/promises'
import { isRecord } from '../../../../core/shared/index.js'

/** The parser of operation texts, with a cache of known texts. */
export interface TextReading {
  /** True if a text was read before, so that it takes no time. */
  readonly isKnown: (text: string) => boolean
  /** Parses and checks a text, and caches the result. Its errors are returned on request. */
  readonly read: (text: string) => void
}

const textsOf = (body: unknown): readonly string[] =>
  (Array.isArray(body) ? (body as readonly unknown[]) : []).flatMap((entry) =>
    isRecord(entry) && typeof entry['query'] === 'string' ? [entry['query']] : [],
  )

/**
 * Reads the new texts of a batch one after the other, with other requests in between: the slowest allowed
 * texts take some 25 ms each. Known texts then run together, as changes of one request must.
 */
export async function readTexts(body: unknown, { isKnown, read }: TextReading): Promise<void> {
  for (const text of textsOf(body)) {
    if (isKnown(text)) continue
    read(text)
    await nextTurn()
  }
}
