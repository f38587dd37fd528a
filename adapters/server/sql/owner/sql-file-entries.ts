import type { FileEntries } from '../../../../core/ports/owner/files/audited-files.port.js'
import type { CommitChanges } from '../engine/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { auditChanges, correctEntry } from './audit-statements.js'

/** Entries of the audit log about files, over SQL. */
export const createSqlFileEntries = ({
  commit,
  siteId,
}: {
  readonly commit: CommitChanges
  readonly siteId: string
}): FileEntries => ({
  keep: (entry) => commitUnlessTaken(commit, auditChanges(siteId, entry)),
  correct: async (id, detail) => void (await commit(correctEntry(siteId, id, detail))),
})
