import { setImmediate as nextTurn } from 'node:timers/promises'

/** The number of lines or rows in some milliseconds of work. */
const PART = 100

/** Yields a long list part by part, with pauses for other requests. */
export async function* inParts<T>(items: readonly T[], size = PART): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await nextTurn()
    yield items.slice(start, start + size)
  }
}
