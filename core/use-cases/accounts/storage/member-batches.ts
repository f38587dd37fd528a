import type { StoredMember } from './stored-member.js'

/** A new member with the groups that the owner gives. */
export interface MemberToAdd extends StoredMember {
  readonly groups: readonly string[]
}

/** The result of inserting new members. */
export interface Insertion {
  readonly added: number
  /** The number of new members. All are added, or none if the plan has no space for all. */
  readonly more: number
  /** Number of members before. */
  readonly members: number
}

/** The position of a batch in an import. */
export interface ImportPlace {
  readonly importId: string
  /** Number of lines before the batch. */
  readonly at: number
}

/** The terms on which a batch is added. */
export interface BatchTerms {
  /** The expected version of the member list. */
  readonly version: number
  /** The number of members that the plan has space for. */
  readonly cap: number
  /** Wall-clock ms. */
  readonly nowMs: number
}

/** Members of files, stored in batches. */
export interface MemberBatches {
  /** The addresses that are members already, as keys. */
  readonly known: (emails: readonly string[]) => Promise<ReadonlySet<string>>
  /** The version of the member list, which each batch raises. */
  readonly version: () => Promise<number>
  /**
   * Adds the members with new addresses and their groups, if there is space for all, together with the progress of
   * the import. A batch counts once even if two processes add it. Null: the list has another version by now, and
   * nothing was written.
   */
  readonly insert: (
    members: readonly MemberToAdd[],
    place: ImportPlace,
    terms: BatchTerms,
  ) => Promise<Insertion | null>
}
