import type { LinesLeft } from './order.js'

/** The maximum number of named lines of an earlier cart; others are counted. */
export const MAX_NAMED_LINES = 10

/** The remaining products as one text: `Tea, Coffee … (+148)`. */
export function textOfLinesLeft({ count, names }: LinesLeft): string {
  const shown = names.slice(0, MAX_NAMED_LINES)
  const more = count - shown.length
  return shown.join(', ') + (more > 0 ? ` … (+${more})` : '')
}
