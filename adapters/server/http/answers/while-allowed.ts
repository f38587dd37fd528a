/** The time between two questions whether the reader of a running answer still has the right to it. */
const ASKED_EVERY_MS = 2000

/**
 * Passes pieces on while their reader may have them. A long answer would otherwise outlast the right to it: a session
 * that ended, a refund. Throws then, which ends the connection.
 */
export async function* whileAllowed(
  pieces: AsyncIterable<Uint8Array>,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  let askedAt = performance.now()
  for await (const piece of pieces) {
    if (performance.now() - askedAt >= ASKED_EVERY_MS) {
      if (!(await isAllowed())) throw new Error('The reader has no right to the rest any more.')
      askedAt = performance.now()
    }
    yield piece
  }
}
