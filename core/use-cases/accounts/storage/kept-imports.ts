import type { AuditEntry } from '../../../owners/index.js'
import type { MemberImport, MemberImportProblem } from '../../../ports/accounts/member-imports.port.js'

/** An import as stored; `sending`: its file has arrived in part. */
export interface StoredImport {
  readonly id: string
  readonly state: MemberImport['state'] | 'sending'
  readonly total: number
  readonly done: number
  readonly added: number
  readonly problems: readonly MemberImportProblem[]
  /** The time of the last progress. */
  readonly seenOnMs: number
}

/** A checked file of members. */
export interface FileToKeep {
  readonly id: string
  readonly text: string
  /** The number of its members. */
  readonly total: number
}

/** Imports, with their files until they end. */
export interface KeptImports {
  /** null: there is none. */
  readonly find: (id: string) => Promise<StoredImport | null>
  /** Stores an import that was refused. */
  readonly insertFailed: (refused: Pick<StoredImport, 'id' | 'total' | 'problems'>) => Promise<void>
  /**
   * Stores a file, so that its import survives this process. The import begins with the last statement, together
   * with the entry, so a partly stored file begins none.
   */
  readonly keep: (file: FileToKeep, entry: AuditEntry | null) => Promise<void>
  /** Ends a running import with its faults, and removes the file. */
  readonly fail: (id: string, problems: readonly MemberImportProblem[]) => Promise<void>
  /** The number of processed lines; null: the import has ended or is unknown. */
  readonly doneOf: (id: string) => Promise<number | null>
  /**
   * Ends a running import once, with its event, and removes the file. Returns the number of its members, and of
   * those that all its processes added.
   */
  readonly end: (id: string) => Promise<Pick<StoredImport, 'total' | 'added'>>
  /** The ids of running imports whose last progress lies outside of a time span. */
  readonly silent: (fromMs: number, toMs: number) => Promise<readonly string[]>
  /** `text`: null if the file was removed. */
  readonly file: (id: string) => Promise<{ readonly text: string | null; readonly done: number } | null>
}
