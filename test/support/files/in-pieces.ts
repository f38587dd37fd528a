/** Bytes as they arrive over a network: in pieces of uneven sizes. */
export async function* inPieces(bytes: Uint8Array, pieceBytes = 10_007): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}
