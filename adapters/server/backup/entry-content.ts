/** Reads content whole. */
export async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads content whole as text. */
export const textOf = async (content: AsyncIterable<Uint8Array>): Promise<string> =>
  (await bytesOf(content)).toString('utf8')
