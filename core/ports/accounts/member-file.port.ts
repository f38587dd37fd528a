import type { AccountField, ListedMember } from '../../accounts/index.js'
import type { Result } from '../../shared/index.js'
import type { MemberImportProblem } from './member-imports.port.js'

/** A member in a file. */
export interface MemberLine extends ListedMember {
  /** null: a new one is made. */
  readonly id: string | null
}

/** The content of a file of members. */
export interface MemberFile {
  readonly lines: readonly MemberLine[]
  /** The line in the file of each of `lines`. */
  readonly numbers: readonly number[]
  readonly problems: readonly MemberImportProblem[]
  /** Columns that the import does not know and leaves out. */
  readonly unknownColumns: readonly string[]
}

/** Reads a file of members; fails with the reason in words if its header cannot be used. */
export type ReadMemberFile = (
  text: string,
  fields: readonly AccountField[],
  nowMs: number,
) => Promise<Result<MemberFile, string>>
