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
   * `failed`: nothing was changed if `problems` gives a reason; otherwise it was interrupted, and can be
   * repeated.
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
