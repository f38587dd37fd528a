/** The key of an addition or a submit, with the visitors that it belongs to: one secret replaces another. */
export interface RequestKey {
  readonly lineage: string
  readonly key: string
}
