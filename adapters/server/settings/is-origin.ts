/**
 * True if a text is an origin in the notation of browsers: `https://www.example.org`, with a port only if it
 * is not the default.
 */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
