/** Longer names are not compared. */
const MAX_CHARS = 60

/** The number of letters by which two words differ (Levenshtein). */
export function letterDifferences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (let index = 1; index <= other.length; index += 1)
      next.push(
        Math.min(
          (row[index] ?? 0) + 1,
          (next[index - 1] ?? 0) + 1,
          (row[index - 1] ?? 0) + (letter === other[index - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The known name that a mistyped one means: at most a third of its letters differ; null: none. */
export function nearestName(typed: string, known: readonly string[]): string | null {
  if (typed.length > MAX_CHARS) return null
  const near = known
    .map((name) => ({ name, differ: letterDifferences(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, differ }) => differ * 3 <= name.length)
    .sort((left, right) => left.differ - right.differ)
  return near[0]?.name ?? null
}

/** The hint at a known name behind a message; empty: none is near. */
export const meantHint = (name: string | null): string => (name === null ? '' : `; "${name}" may be meant`)

/** The hint at the known name that a mistyped one means, behind a message. */
export const nearestHint = (typed: string, known: readonly string[]): string =>
  meantHint(nearestName(typed, known))
