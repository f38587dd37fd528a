import { oneLine } from '../../../../core/shared/index.js'
import { isStorable } from '../engine/index.js'

/**
 * A text as it may be stored: on one line, trimmed, null when empty; undefined when it is too long or holds a
 * character no database takes.
 */
export function cleanText(input: string | null, longest: number): string | null | undefined {
  const given = input?.trim() ?? ''
  if (given.length > longest || !isStorable(given)) return undefined
  const text = oneLine(given).trim()
  return text === '' ? null : text
}
