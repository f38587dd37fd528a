import type { AuditEntry } from '../../owners/index.js'
import type { Result } from '../../shared/index.js'
import type { StorageFailure } from '../platform/storage-failure.js'

/**
 * A fault in a file of members: its line (0: the whole file) and the name of the column (null: the whole
 * line).
 */
export interface MemberImportProblem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

/** The state of an import of members. */
export interface MemberImport {
  readonly id: string
  /**
   * `failed`: nothing was changed, or the plan had no room for more. An import whose process ends stays
   * `running`: another process continues it.
   */
  readonly state: 'running' | 'done' | 'failed'
  /** The number of members in the file, and of those processed so far. */
  readonly total: number
  readonly done: number
  /** The number of new members; others existed already and stay unchanged. */
  readonly added: number
  /** The faults of the file, at most the first hundred. */
  readonly problems: readonly MemberImportProblem[]
}

/**
 * Imports members from a file. A caller begins an import and reads its state until it ends. Never rejects.
 */
export interface MemberImports {
  /** `csv`: in the format of `vitrine members import`. */
  readonly begin: (csv: string) => Promise<Result<MemberImport, StorageFailure>>
  /** null: no import has this id, or it is too old. */
  readonly read: (id: string) => Promise<Result<MemberImport | null, StorageFailure>>
}

/** The result for a line of a file of members; `known`: a member already, who stays unchanged. */
export interface PreviewedMember {
  readonly line: number
  readonly email: string
  readonly outcome: 'added' | 'known' | 'refused'
  /** The reasons for a refusal; null: none. */
  readonly problem: string | null
}

/** The result that an import would have. */
export interface MemberImportPreview {
  /** In the order of the file. */
  readonly lines: readonly PreviewedMember[]
  /** Faults of the file as a whole. */
  readonly problems: readonly string[]
  /** Columns that the settings do not name, which are left out. */
  readonly unknownColumns: readonly string[]
}

/** The same imports at the owner's desk, with an entry of the audit log. Never rejects. */
export interface SiteMemberImports extends MemberImports {
  readonly preview: (csv: string) => Promise<Result<MemberImportPreview, StorageFailure>>
  /** `id`: of the new import; the entry is written where it begins. */
  readonly beginAs: (
    csv: string,
    as: { readonly id: string; readonly entryOf: (members: number) => AuditEntry },
  ) => Promise<Result<MemberImport, StorageFailure>>
}
