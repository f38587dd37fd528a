import type { KeptFile } from '../../../../core/ports/platform/file-store.port.js'

/** The pieces of a stored file. A file that cannot be read is reported as `label`, and ends the answer. */
export async function* keptPieces(
  pieces: ReturnType<KeptFile['read']>,
  { label, report }: { readonly label: string; readonly report: (error: unknown) => void },
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    if (!piece.ok) {
      const failure = new Error(`${label} could not be read: ${piece.failure.message}`)
      report(failure)
      throw failure
    }
    yield piece.value
  }
}
