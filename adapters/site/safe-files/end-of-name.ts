/** A byte of UTF-8 that does not begin a letter. */
const isInsideLetter = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

/**
 * The end of a name, where its extension is, in whole letters of at most `maxBytes` bytes: file systems count
 * bytes of UTF-8.
 */
export function endOfName(name: string, maxBytes: number): string {
  const bytes = Buffer.from(name)
  let start = Math.max(0, bytes.length - maxBytes)
  while (isInsideLetter(bytes[start])) start += 1
  return bytes.toString('utf8', start)
}
