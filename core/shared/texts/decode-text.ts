/** Decodes percent-encoding; a text with a stray `%` is returned unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
