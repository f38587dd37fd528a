/** The variant that a name means: a code, which takes precedence, or an id; null: none. */
export const namedVariant = <Variant extends { readonly code: string | null }>(
  found: readonly Variant[],
  name: string,
): Variant | null => found.find(({ code }) => code === name) ?? found[0] ?? null
