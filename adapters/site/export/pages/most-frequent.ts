/** The most frequent value and its count; the first one of several. Null if there are no values. */
export function mostFrequent(
  values: Iterable<string>,
): { readonly value: string; readonly count: number } | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  return best === undefined ? null : { value: best[0], count: best[1] }
}
