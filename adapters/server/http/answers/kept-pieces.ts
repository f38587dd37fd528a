import type { KeptFile } from '../../../../core/ports/platform/file-store.port.js'
import { createFairLimit } from '../../../../core/shared/index.js'

/**
 * The maximum number of pieces that are read at once, beside the first piece of each answer: many readers of long
 * files would fill each round of the event loop and the connections to the database. Readers take turns.
 */
const MAX_READS = 4
const laterReads = createFairLimit(MAX_READS)

/**
 * The pieces of a stored file, read in turns by `reader`. A file that cannot be read is reported as `label`, and ends
 * the answer.
 */
export async function* keptPieces(
  kept: ReturnType<KeptFile['read']>,
  {
    reader,
    label,
    report,
  }: { readonly reader: string; readonly label: string; readonly report: (error: unknown) => void },
): AsyncGenerator<Uint8Array> {
  const pieces = kept[Symbol.asyncIterator]()
  try {
    for (
      let next = await pieces.next();
      next.done !== true;
      next = await laterReads.run(reader, () => pieces.next())
    ) {
      const piece = next.value
      if (!piece.ok) {
        const failure = new Error(`${label} could not be read: ${piece.failure.message}`)
        report(failure)
        throw failure
      }
      yield piece.value
    }
  } finally {
    await pieces.return?.()
  }
}
