/** The value that is there most often, and how often; of several the first one. Null: there is none. */
export function mostFrequent(
  values: Iterable<string>,
): { readonly value: string; readonly count: number } | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  return best === undefined ? null : { value: best[0], count: best[1] }
}
