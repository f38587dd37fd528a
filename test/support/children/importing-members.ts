import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { importPortsOf } from '../../../adapters/server/sql/accounts/index.js'
import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import { DEFAULT_ACCOUNT_SETTINGS } from '../../../core/accounts/index.js'
import { importMemberFile } from '../../../core/use-cases/accounts/owner/import-member-file.js'
import { openTestPglite } from '../sql/temporary-pglite.js'

/** Imports members and kills itself, without a clean end, after a number of batches. */
const [folder = '', file = '', siteId = '', most = ''] = process.argv.slice(2)

const sql = await openTestPglite(folder)
let asked = 0
const end = (): void => {
  if (asked === Number(most)) process.kill(process.pid, 'SIGKILL')
}
await importMemberFile(
  importPortsOf({
    sql: {
      query: async (...query) => {
        const answer = await sql.query(...query)
        if (query[0].includes('INSERT INTO member ')) asked += 1
        if (asked > 0) end()
        return answer
      },
    },
    commit: async (changes) => {
      const isDone = await commitChanges(sql)(changes)
      end()
      return isDone
    },
    siteId,
    clock: { wallTime: () => 1_700_000_000_000 },
    random: { token: () => randomBytes(16).toString('hex') },
    settings: DEFAULT_ACCOUNT_SETTINGS,
    writeMail: () => ({ tag: 'written', subject: '', text: '', html: null, links: [] }),
  }),
  { text: readFileSync(file, 'utf8'), isDryRun: false },
  { onUnknownColumns: () => undefined, onProgress: () => undefined },
)
