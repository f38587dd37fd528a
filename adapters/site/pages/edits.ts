/** A piece of a page's text that is replaced: from `start` to before `end`, in UTF-16 units of the text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The text with its edits; everything else stays byte for byte. An edit inside one that takes more away goes
 * with it; what is put in where a replaced piece begins stands before it, of several the first one first.
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return html
  const ordered = edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((one, other) => one.start - other.start || reachOf(one) - reachOf(other) || one.index - other.index)
  let at = 0
  let result = ''
  for (const { start, end, text } of ordered) {
    if (start < at) {
      // What is taken away goes on behind the end of what it begins in.
      if (text === '') at = Math.max(at, end)
      continue
    }
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}

/** What is only put in comes first, then what takes most away. */
const reachOf = ({ start, end }: Edit): number => (end === start ? Number.NEGATIVE_INFINITY : start - end)
