/** A variant of the file: its id, its code, and the id that its options would give it. */
export interface SoughtVariant {
  readonly id: string
  readonly code: string | null
  readonly madeId: () => string
}

/** The variants that a shop has. */
export interface KnownVariants<Variant extends { readonly id: string; readonly code: string | null }> {
  readonly byId: ReadonlyMap<string, Variant>
  /** Those of the same product, also under another id with the same address. */
  readonly ofProduct: () => readonly Variant[]
}

/**
 * Finds the earlier form of a variant. A variant with a renamed option, or with the id of its published page,
 * has a new id. It is identified by its code or its options, unless the file names the earlier id too.
 * `named`: the ids of the file.
 */
export function earlierVariant<Variant extends { readonly id: string; readonly code: string | null }>(
  { byId, ofProduct }: KnownVariants<Variant>,
  { id, code, madeId }: SoughtVariant,
  named: ReadonlySet<string>,
): Variant | undefined {
  const same = byId.get(id)
  if (same !== undefined) return same
  const variants = ofProduct().filter((variant) => !named.has(variant.id))
  if (variants.length === 0) return undefined
  const made = madeId()
  return (
    variants.find((variant) => code !== null && variant.code === code) ??
    variants.find((variant) => variant.id === made)
  )
}
