/** A pattern of `LIKE` for a part of a text in small letters, as it is. */
export const likeText = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
