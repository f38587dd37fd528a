/**
 * True if a text is an origin as browsers name it: `https://www.example.org`, with a port only if it is
 * unusual.
 */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
