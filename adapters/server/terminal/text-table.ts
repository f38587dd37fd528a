/**
 * The maximum width of a column; a longer value runs over, so that one long name does not widen every line.
 */
const MAX_WIDTH = 48

/** Lines of a table with a header; columns are as wide as their longest value of up to `MAX_WIDTH`. */
export function textTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const widths = header.map((title, column) =>
    Math.max(
      title.length,
      ...rows.map((row) => (row[column] ?? '').length).filter((length) => length <= MAX_WIDTH),
    ),
  )
  return [header, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
