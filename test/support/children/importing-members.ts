import { importMembers } from '../../../adapters/server/sql/accounts/index.js'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { MemberLine } from '../../../adapters/server/sql/accounts/index.js'
import { openTestPglite } from '../temporary-pglite.js'

/** Imports members and is killed by itself, without any farewell, when it has added so many batches. */
const [folder = '', file = '', siteId = '', most = ''] = process.argv.slice(2)

const sql = await openTestPglite(folder)
let asked = 0
const lines = JSON.parse(readFileSync(file, 'utf8')) as readonly MemberLine[]
await importMembers(
  {
    sql: {
      query: async (...query) => {
        const answer = await sql.query(...query)
        if (query[0].includes('INSERT INTO member ')) asked += 1
        if (asked === Number(most)) process.kill(process.pid, 'SIGKILL')
        return answer
      },
    },
    siteId,
    clock: { wallTime: () => 1_700_000_000_000 },
    random: { token: () => randomBytes(16).toString('hex') },
    settings: { plan: 'unlimited' },
    writeMail: () => ({ tag: 'written', subject: '', text: '', html: null, links: [] }),
  },
  lines,
)
