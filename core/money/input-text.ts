/** The input as a text for a message. Never throws, even if the object's `toString` does. */
export function inputText(input: unknown): string {
  if (typeof input === 'string') return input
  return input === null || (typeof input !== 'object' && typeof input !== 'function')
    ? String(input)
    : typeof input
}
