/** Undoes the percent-encoding of a text; one with a stray `%` is taken as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
