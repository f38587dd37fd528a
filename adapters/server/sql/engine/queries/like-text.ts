/** A `LIKE` pattern that matches a text literally, in lower case. */
export const likeText = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
