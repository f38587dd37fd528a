import type { LinesLeft } from './order.js'

/** The maximum of lines of an earlier cart that are named; the others are counted. */
export const MAX_NAMED_LINES = 10

/** The products that stayed, as one text: `Tea, Coffee … (+148)`. */
export function textOfLinesLeft({ count, names }: LinesLeft): string {
  const shown = names.slice(0, MAX_NAMED_LINES)
  const more = count - shown.length
  return shown.join(', ') + (more > 0 ? ` … (+${more})` : '')
}
