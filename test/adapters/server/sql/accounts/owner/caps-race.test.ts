import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { commitChanges } from '../../../../../../adapters/server/sql/engine/index.js'
import { createMemberAdmin } from '../../../../../../adapters/server/sql/accounts/index.js'
import { MEMBER_CAPS } from '../../../../../../core/accounts/index.js'
import type { AccountPlan } from '../../../../../../core/accounts/index.js'
import { newSignUp } from '../../../../../contracts/backend/account-steps.js'
import { countMembers, writeMembers } from '../../../../../support/accounts/member-rows.js'
import { importLines, lineOf } from '../../../../../support/accounts/import-lines.js'
import { openTwoProcesses } from '../../../../../support/processes/two-processes.js'

let two: Awaited<ReturnType<typeof openTwoProcesses>>
beforeAll(async () => {
  two = await openTwoProcesses()
}, 120_000)
afterAll(() => two.close())

/** Leaves this number of places free under the cap of a plan. */
async function leavePlaces(plan: AccountPlan, places: number): Promise<void> {
  const { sql, siteId } = two.fixture.context
  await sql.query('DELETE FROM member WHERE site_id = $1', [siteId])
  await writeMembers({ sql, siteId }, MEMBER_CAPS[plan] - places)
}

describe.each<AccountPlan>(['free', 'business'])(
  'the cap of the plan %s, with two servers on one database',
  (plan) => {
    it('holds when members join at the same moment by any method', async () => {
      const { fixture, otherSql, process } = two
      const settings = { ...fixture.context.settings, plan }
      await leavePlaces(plan, 3)
      const contexts = [fixture.context.sql, otherSql].map((sql) => ({
        ...fixture.context,
        sql,
        settings,
        commit: commitChanges(sql),
      }))
      const servers = [process({ settings, sql: fixture.context.sql }), process({ settings })]
      const joined = await Promise.all(
        Array.from({ length: 6 }, (_, at) => {
          const [context, server] = [contexts[at % 2]!, servers[at % 2]!]
          const { entrance } = server.open(fixture.newVisitor())
          const email = (way: string): string => `${way}${at}-${plan}@example.com`
          return [
            entrance.signUp({ ...newSignUp(), email: email('sign-up') }),
            createMemberAdmin(context).invite(email('invited'), { name: '', groups: [] }),
            importLines(context, [lineOf(email('imported'))]),
          ]
        }).flat(),
      )
      expect(joined.filter(({ ok }) => ok)).toHaveLength(3)
      expect(await countMembers(fixture.context)).toBe(MEMBER_CAPS[plan])
    }, 120_000)
  },
)
