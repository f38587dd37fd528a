/** The first entry of each order: the last attempt of each, if the newest come first. */
export function firstOfEachOrder<Entry extends { readonly orderId: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ orderId }) => !seen.has(orderId) && seen.add(orderId))
}
