/** A piece of a page's text that is replaced: from `start` to before `end`, in UTF-16 units of the text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Applies edits to a text; everything else stays byte for byte. An edit inside a larger removal is dropped. An
 * insertion at the start of a replaced range comes before it; several keep their order.
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
      // A removal that begins inside an earlier edit removes the text after that edit, up to its own end.
      if (text === '') at = Math.max(at, end)
      continue
    }
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}

/** The sort key: pure insertions first, then the longest removals. */
const reachOf = ({ start, end }: Edit): number => (end === start ? Number.NEGATIVE_INFINITY : start - end)
