/** The number of letters by which two words differ (Levenshtein). */
export function differences(one: string, other: string): number {
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

/** Longer names are not compared. */
const MAX_CHARS = 60

/** The known name that a mistyped one means: at most a third of its letters differ; null: none. */
export function nearestName(typed: string, known: readonly string[]): string | null {
  if (typed.length > MAX_CHARS) return null
  const near = known
    .map((name) => ({ name, differ: differences(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, differ }) => differ * 3 <= name.length)
    .sort((left, right) => left.differ - right.differ)
  return near[0]?.name ?? null
}
