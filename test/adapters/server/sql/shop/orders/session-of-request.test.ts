import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createSqlAccountWork } from '../../../../../../adapters/server/sql/accounts/storage/sql-account-work.js'
import type { Querier, Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { holdSession } from '../../../../../../adapters/server/sql/shop/orders/session-of-request.js'
import { tablesOf } from '../../../../../../adapters/server/sql/shop/site-database.js'
import { sessionId, visitorId } from '../../../../../../core/ports/visitor.port.js'
import { writeMember } from '../../../../../support/accounts/member-rows.js'
import { realRandom, wallClock } from '../../../../../support/shop/store-fixture.js'
import { untilWaiting } from '../../../../../support/sql/lock-waits.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'

const site = {
  siteId: 'held',
  clock: wallClock,
  random: realRandom,
  writeMail: () => ({ tag: 'written', subject: '', text: '', html: null, links: [] }) as const,
}

let sql: Sql
beforeAll(async () => {
  sql = await openTemporaryPostgres()
}, 60_000)
afterAll(() => sql.close())

it('no stream of changes delays the end of a session: later ones wait behind it', async () => {
  const memberId = randomUUID()
  await writeMember({ ...site, sql }, memberId)
  const session = sessionId('a'.repeat(64))
  const nowMs = wallClock.wallTime()
  const expiresMs = nowMs + 60_000
  const { sessions } = createSqlAccountWork(sql, site)
  await sessions.begin({
    ...{ memberId, secret: session, device: visitorId('b'.repeat(32)), agent: null },
    ...{ nowMs, expiresMs, deviceExpiresMs: expiresMs },
  })
  const hold = (querier: Querier) => holdSession(tablesOf(querier), site.siteId, { session })
  const { later, ended } = await sql.tx(async (querier) => {
    expect((await hold(querier))?.memberId).toBe(memberId)
    const end = sessions.end(session)
    await untilWaiting(sql, end)
    const change = sql.tx(hold)
    // The change waits behind the end, or it is answered by now.
    await Promise.race([change, new Promise((passed) => setTimeout(passed, 300))])
    return { later: change, ended: end }
  })
  expect([await ended, await later]).toEqual([true, null])
})
