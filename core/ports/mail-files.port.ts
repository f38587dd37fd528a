import type { Result } from '../shared/index.js'
import type { FileWriteFailure } from './audited-files.port.js'

/** A text of a mail that an owner wrote, by its name in the folder of such files. */
export interface MailFile {
  readonly name: string
  readonly text: string
}

/** The files in which an owner keeps own texts of mails. Never rejects. */
export interface MailFiles {
  /** A failure says why they cannot be read. */
  readonly read: () => Promise<Result<readonly MailFile[], string>>
  /**
   * Writes a file whole, or removes it (`after` is null). Nothing is written where it is no longer `before`, null for
   * none.
   */
  readonly replace: (
    name: string,
    before: string | null,
    after: string | null,
  ) => Promise<Result<void, FileWriteFailure>>
  /** Works while nothing else of this process writes these files. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}
