import type { Result } from '../shared/index.js'
import type { StorageFailure } from './storage-failure.js'

/** A fault of a file of members: its line, 0 for all of it, and the name of the column, null for all of the line. */
export interface MemberImportProblem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

/** The state of an import of members. */
export interface MemberImport {
  readonly id: string
  /** `failed`: nothing was changed where `problems` says why; otherwise it was cut off, and can be repeated. */
  readonly state: 'running' | 'done' | 'failed'
  /** Members in the file, and how many of them have been looked at. */
  readonly total: number
  readonly done: number
  /** Members that are new; the others were there already and stay as they are. */
  readonly added: number
  /** The faults of the file. The first hundred. */
  readonly problems: readonly MemberImportProblem[]
}

/** Imports members from a file. A caller begins an import and asks for it until it is over. Never rejects. */
export interface MemberImports {
  /** `csv`: as `vitrine members import` takes it. */
  readonly begin: (csv: string) => Promise<Result<MemberImport, StorageFailure>>
  /** null: there is none of that id, or it was too long ago. */
  readonly read: (id: string) => Promise<Result<MemberImport | null, StorageFailure>>
}
