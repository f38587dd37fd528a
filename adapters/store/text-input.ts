import { isStorable } from '../sql/index.js'

/**
 * A text as it may be stored: trimmed, null when empty; undefined when it is too long or holds a character no
 * database takes.
 */
export function cleanText(input: string | null, longest: number): string | null | undefined {
  const text = input?.trim() ?? ''
  if (text.length > longest || !isStorable(text)) return undefined
  return text === '' ? null : text
}
