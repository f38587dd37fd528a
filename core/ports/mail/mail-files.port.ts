import type { Result } from '../../shared/index.js'
import type { FileWriteFailure } from '../owner/files/audited-files.port.js'

/** An owner's text of a mail, with the name of its file. */
export interface MailFile {
  readonly name: string
  readonly text: string
}

/** The files with an owner's own texts of mails. Never rejects. */
export interface MailFiles {
  /** A failure says why they cannot be read. */
  readonly read: () => Promise<Result<readonly MailFile[], string>>
  /**
   * Writes a whole file, or removes it (`after` is null). Nothing is written if its text is no longer
   * `before`, null for none.
   */
  readonly replace: (
    name: string,
    before: string | null,
    after: string | null,
  ) => Promise<Result<void, FileWriteFailure>>
  /** Runs the work while nothing else in this process writes these files. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}
