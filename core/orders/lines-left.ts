import type { LinesLeft } from './order.js'

/** Names that are told of lines that stayed in an earlier cart; the rest is a number. */
export const MAX_NAMED_LINES = 10

/** The products that stayed, as one text: `Tea, Coffee … (+148)`. */
export function textOfLinesLeft({ count, names }: LinesLeft): string {
  const shown = names.slice(0, MAX_NAMED_LINES)
  const more = count - shown.length
  return shown.join(', ') + (more > 0 ? ` … (+${more})` : '')
}
