/** True if a database takes this text: PostgreSQL knows no character with the code zero. */
export const isStorable = (text: string): boolean => !text.includes('\0')

/** The bytes that a text takes as UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
