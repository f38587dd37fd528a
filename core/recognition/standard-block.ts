/**
 * One binding that a recognised element gets, in the words of the bindings a page writes itself. `path` is
 * relative to the block's data unless it starts with `database.`.
 */
export interface StandardBinding {
  readonly target: string
  readonly type: string
  readonly path: string
}

/** A condition that a recognised element gets. */
export interface StandardCondition {
  readonly field: string
  readonly operator: string
  readonly value: string
  readonly type: string
}

/**
 * The rule by which a part of a standard block is found: by what the builder itself always writes (classes,
 * node types, names) and by its place among its siblings. `isText` parts are only taken where the export left
 * them empty, so that a designer's own words are never overwritten.
 */
export interface StandardPart {
  readonly role: string
  /** `:scope` is the block itself. */
  readonly selector: string
  readonly bindings: readonly StandardBinding[]
  readonly isText?: boolean
  /**
   * If the parts before this one in the table are not where the builder puts them, because a designer
   * wrapped or moved them: the first part that is free and still shows nothing. Only taken where no other
   * part has this role.
   */
  readonly isNextFree?: boolean
  readonly condition?: StandardCondition
}

/**
 * A standard block: `scope` finds it on the page (or is a list path for the entries of a list), `data` is what
 * its paths start from.
 */
export interface StandardBlock {
  readonly block: string
  readonly scope: string
  readonly data: string
  readonly roles: readonly StandardPart[]
}

/** The tables that recognition uses; the builder's markup as data. */
export interface RecognitionTables {
  /** Blocks of a page. */
  readonly pageBlocks: readonly StandardBlock[]
  /** Entries of the standard lists, by the path of the list. */
  readonly entryBlocks: readonly StandardBlock[]
  /** Attribute by which an owner names a part. */
  readonly nameAttribute: string
  /** The meaning of names in an entry of a list, and anywhere else, where paths start from `data`. */
  readonly entryNames: Readonly<Record<string, StandardBinding>>
  readonly pageNames: Readonly<Record<string, StandardBinding>>
  /** The list whose entries `entryNames` are for. */
  readonly namedListPath: string
  readonly data: string
  /** Attributes of bindings and conditions that a page writes itself. */
  readonly bindingAttributes: readonly string[]
}
