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

/** Members of files, stored in batches. */
export interface MemberBatches {
  /** The addresses that are members already, as keys. */
  readonly known: (emails: readonly string[]) => Promise<ReadonlySet<string>>
  /**
   * Adds the members with new addresses and their groups, if the plan has space for all, together with the progress
   * of the import. A batch counts once even if two processes add it.
   */
  readonly insert: (members: readonly MemberToAdd[], place: ImportPlace) => Promise<Insertion>
}
