import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createSqlAccountWork } from '../../../../../adapters/server/sql/accounts/storage/sql-account-work.js'
import type { Querier, Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { issueLink, takeLink } from '../../../../../core/use-cases/accounts/mailed-links.js'
import { untilWaiting } from '../../../../support/sql/lock-waits.js'
import { writeMember } from '../../../../support/accounts/member-rows.js'
import { realRandom, wallClock } from '../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'

// Two transactions over one PostgreSQL work with the links of one member, one of them stopped at a known place.
const site = {
  siteId: 'locked',
  clock: wallClock,
  random: realRandom,
  writeMail: () => ({ tag: 'written', subject: '', text: '', html: null, links: [] }) as const,
}
const workOf = (querier: Querier) => createSqlAccountWork(querier, site)

let sql: Sql
beforeAll(async () => {
  sql = await openTemporaryPostgres()
}, 60_000)
afterAll(() => sql.close())

/** A member, as links are made for one. */
async function newMember() {
  const memberId = randomUUID()
  await writeMember({ ...site, sql }, memberId)
  return { memberId }
}

it('only one of two links requested at the same moment is valid', async () => {
  const member = await newMember()
  const ask = () => sql.tx((querier) => issueLink(workOf(querier), site, 'reset', member))
  const { first, asked } = await sql.tx(async (querier) => {
    const token = await issueLink(workOf(querier), site, 'reset', member)
    const work = ask()
    await untilWaiting(sql, work)
    return { first: token, asked: work }
  })
  const second = await asked
  const isGood = async (token: string) => (await workOf(sql).links.find('reset', token)) !== null
  expect([await isGood(first), await isGood(second)]).toEqual([false, true])
})

it('a link that is opened during a change of its member waits without blocking others', async () => {
  const member = await newMember()
  const token = await sql.tx((querier) => issueLink(workOf(querier), site, 'reset', member))
  let opened = 0
  const open = () =>
    sql.tx(async (querier) => {
      opened += 1
      const taken = await takeLink(workOf(querier), 'reset', token)
      // The next step of a request that takes a link.
      if (taken !== null) await workOf(querier).members.lock(taken.memberId)
      return taken
    })
  let changed = 0
  const { opening } = await sql.tx(async (querier) => {
    changed += 1
    await workOf(querier).members.lock(member.memberId)
    const work = open()
    await untilWaiting(sql, work)
    // A request that held the link and waited for the member would deadlock here.
    await workOf(querier).links.drop(member.memberId, ['reset'])
    return { opening: work }
  })
  expect([await opening, opened, changed]).toEqual([null, 1, 1])
})
