/** True if two of the texts differ at most in capitals. */
export const hasTwins = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size !== texts.length
