/** True if a database can store the text: PostgreSQL has no character zero. */
export const isStorable = (text: string): boolean => !text.includes('\0')

/** The size of a text in UTF-8, in bytes. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
