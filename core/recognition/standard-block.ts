/**
 * One binding for a recognised element, in the form of a page's own bindings. `path` is relative to the
 * block's data unless it starts with `database.`.
 */
export interface StandardBinding {
  readonly target: string
  readonly type: string
  readonly path: string
}

/** A condition for a recognised element. */
export interface StandardCondition {
  readonly field: string
  readonly operator: string
  readonly value: string
  readonly type: string
}

/**
 * The rule that finds a part of a standard block: by the builder's fixed markup (classes, node types, names)
 * and by its place among its siblings. `isText` parts count only if the export left them empty, so that a
 * designer's own words are never overwritten.
 */
export interface StandardPart {
  readonly role: string
  /** `:scope` is the block itself. */
  readonly selector: string
  readonly bindings: readonly StandardBinding[]
  readonly isText?: boolean
  /**
   * For parts before this one that a designer wrapped or moved: takes the first part that is free and empty.
   * Only used if no other part has this role.
   */
  readonly isNextFree?: boolean
  readonly condition?: StandardCondition
}

/**
 * A standard block: `scope` finds it on the page (or is the path of a list, for its entries), `data` is the
 * base of its paths.
 */
export interface StandardBlock {
  readonly block: string
  readonly scope: string
  readonly data: string
  readonly roles: readonly StandardPart[]
}

/** The tables for recognition; the builder's markup as data. */
export interface RecognitionTables {
  /** Blocks of a page. */
  readonly pageBlocks: readonly StandardBlock[]
  /** Entries of the standard lists, by the path of the list. */
  readonly entryBlocks: readonly StandardBlock[]
  /** The attribute in which an owner names a part. */
  readonly nameAttribute: string
  /** The bindings of the names, in an entry of a list and elsewhere, where paths start from `data`. */
  readonly entryNames: Readonly<Record<string, StandardBinding>>
  readonly pageNames: Readonly<Record<string, StandardBinding>>
  /** The list to which `entryNames` apply. */
  readonly namedListPath: string
  readonly data: string
  /** Attributes of a page's own bindings and conditions. */
  readonly bindingAttributes: readonly string[]
}
