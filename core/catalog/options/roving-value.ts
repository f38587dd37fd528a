/** The values of one pill group in order, the disabled ones, and the chosen one. */
export interface ValueRow {
  readonly valueIds: readonly string[]
  readonly disabled: readonly string[]
  readonly chosen: string | null
}

const enabledOf = ({ valueIds, disabled }: ValueRow): readonly string[] =>
  valueIds.filter((id) => !disabled.includes(id))

/**
 * The enabled value to which an arrow key moves, cyclically; null: none is enabled
 * (reference/product#choosing).
 */
export function neighbourValue(row: ValueRow, from: string, direction: 'next' | 'previous'): string | null {
  const enabled = enabledOf(row)
  const step = direction === 'next' ? 1 : -1
  const start = Math.max(row.valueIds.indexOf(from), direction === 'next' ? -1 : 0)
  const candidates = row.valueIds.map((_, index) => {
    const position = (start + step * (index + 1)) % row.valueIds.length
    return row.valueIds.at(position) as string
  })
  return candidates.find((id) => enabled.includes(id)) ?? null
}

/**
 * The one value that Tab reaches: the chosen one, else the first enabled one; null: none is enabled
 * (reference/product#choosing).
 */
export function tabStopValue(row: ValueRow): string | null {
  const enabled = enabledOf(row)
  return enabled.find((id) => id === row.chosen) ?? enabled[0] ?? null
}
