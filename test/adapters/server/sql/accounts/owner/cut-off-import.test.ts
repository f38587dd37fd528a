import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { importMembers } from '../../../../../../adapters/server/sql/accounts/index.js'
import type { MemberLine } from '../../../../../../adapters/server/sql/accounts/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'

import { buildChildScript } from '../../../../../support/child-script.js'
import type { ChildScript } from '../../../../../support/child-script.js'
import { realRandom } from '../../../../../support/store-fixture.js'
import { valueOf } from '../../../../../support/value-of.js'
import { openTestPglite, temporaryFolder } from '../../../../../support/temporary-pglite.js'

const SITE = 'club'
const lines: readonly MemberLine[] = Array.from({ length: 900 }, (_, member) => ({
  id: null,
  email: `member${member}@example.com`,
  name: `Member ${member}`,
  status: 'invited',
  groups: member % 3 === 0 ? ['gold', 'press'] : member % 3 === 1 ? ['gold'] : [],
  acceptPrivacy: true,
  acceptCommunications: false,
  createdOnMs: 1_600_000_000_000 + member,
  invitedOnMs: null,
  lastLogInMs: null,
  bannedOnMs: member % 100 === 0 ? 1_650_000_000_000 : null,
  fields: {},
}))

const contextOf = (sql: Sql) => ({
  sql,
  siteId: SITE,
  clock: { wallTime: () => 1_700_000_000_000 },
  random: realRandom,
  settings: { plan: 'unlimited' as const },
  writeMail: () => ({ tag: 'written' as const, subject: '', text: '', html: null, links: [] }),
})

/** All members with their groups, without random values. */
async function membersOf(sql: Sql): Promise<readonly object[]> {
  const { rows } = await sql.query(
    `SELECT email, name, status, created_on, banned_on, (
       SELECT count(*) FROM member_group WHERE member_group.site_id = member.site_id
         AND member_group.member_id = member.id) AS groups
     FROM member WHERE site_id = $1 ORDER BY email_key`,
    [SITE],
  )
  return rows
}

describe('an import whose process is killed', () => {
  let importing: ChildScript
  beforeAll(async () => {
    importing = await buildChildScript('importing-members')
  }, 120_000)
  afterAll(() => importing.remove())

  it.each([1, 3])(
    'after %i batches goes on when it is repeated, and ends as one that was not killed',
    async (batches) => {
      const { folder, remove } = await temporaryFolder()
      const file = join(folder, 'lines.json')
      writeFileSync(file, JSON.stringify(lines))
      const data = join(folder, 'data')
      expect(await importing.start(data, file, SITE, `${batches}`).ended).toBe('SIGKILL')
      const sql = await openTestPglite(data)
      try {
        const left = (await membersOf(sql)).length
        expect(left).toBeGreaterThan(0)
        expect(left).toBeLessThan(lines.length)
        const again = valueOf(await importMembers(contextOf(sql), lines))
        expect(again).toEqual({ added: lines.length - left, known: left })
        const expected = [...lines]
          .sort((one, other) => (one.email < other.email ? -1 : 1))
          .map(({ email, name, status, createdOnMs, bannedOnMs, groups }) => ({
            email,
            name,
            status,
            created_on: createdOnMs,
            banned_on: bannedOnMs,
            groups: groups.length,
          }))
        expect((await membersOf(sql)).map((row) => ({ ...row }))).toEqual(expected)
        expect(valueOf(await importMembers(contextOf(sql), lines))).toEqual({ added: 0, known: lines.length })
      } finally {
        await sql.close()
        await remove()
      }
    },
    240_000,
  )
})
