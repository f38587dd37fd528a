import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { commitChanges, kyselyOver } from '../../../../../adapters/server/sql/engine/index.js'
import type { MailTables, Sql } from '../../../../../adapters/server/sql/engine/index.js'
import {
  createSqlMailList,
  createSqlMailOutbox,
  forgetOldMails,
  queueMails,
  queueOrderMails,
  setAsideMails,
} from '../../../../../adapters/server/sql/mails/index.js'
import { createMailRetry } from '../../../../../adapters/server/sql/owner/index.js'
import { stampOf } from '../../../../../core/ports/platform/stamp.port.js'
import type { StampSources } from '../../../../../core/ports/platform/stamp.port.js'
import { TERMINAL } from '../../../../../core/use-cases/owner/audit.js'
import { MAIL_SORT_KEYS } from '../../../../../core/ports/mail/mail-outbox.port.js'
import type {
  MailFilter,
  MailSortKey,
  MailState,
  MailSummary,
} from '../../../../../core/ports/mail/mail-outbox.port.js'
import {
  createSqlEventList,
  createSqlEventQueue,
  forgetOldEvents,
  queueEvents,
  replayOf,
  writeEndpoints,
} from '../../../../../adapters/server/sql/events/index.js'
import { createSqlJobStore } from '../../../../../adapters/server/sql/jobs/index.js'
import { describeEventQueue } from '../../../../contracts/event-queue.contract.js'
import { describeJobStore } from '../../../../contracts/job-store.contract.js'
import { describeMailOutbox } from '../../../../contracts/mail-outbox.contract.js'
import { describeOwnerList } from '../../../../contracts/owner-list.contract.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeMailOutbox } from '../../../../fakes/mail-outbox.fake.js'
import { realRandom } from '../../../../support/shop/store-fixture.js'
import { DATABASES } from '../../../../support/sql/databases.js'
import { valueOf } from '../../../../support/value-of.js'

const SLOW_MS = 120_000
const DAY_MS = 24 * 60 * 60 * 1000

/** The context in which a site queues now. */
const stamped = (context: StampSources & { readonly siteId: string }) => ({
  siteId: context.siteId,
  ...stampOf(context),
})

describeMailOutbox('the fake', async () => {
  const clock = createFakeClock()
  const outbox = createFakeMailOutbox(clock)
  return { ...clock, outbox, queue: outbox.queue, givenUp: outbox.givenUp }
})

describe.each(DATABASES)('%s', (kind, openSql) => {
  let sql: Sql
  let siteCount = 0
  beforeAll(async () => {
    sql = await openSql()
  }, SLOW_MS)
  afterAll(() => sql.close(), SLOW_MS)

  /** An outbox of a site of its own. */
  function openSite() {
    const clock = createFakeClock()
    const siteId = `site-${++siteCount}`
    const context = { sql, siteId, clock, random: realRandom }
    const outbox = createSqlMailOutbox(context)
    const list = createSqlMailList(context)
    const listed = async (filter: MailFilter = {}): Promise<readonly MailSummary[]> =>
      valueOf(
        await list.page({ filter, sort: { key: 'time', isDescending: false }, limit: 100, after: null }),
      ).items
    return {
      ...clock,
      context,
      outbox,
      list,
      listed,
      states: async (): Promise<readonly (readonly [string, MailState])[]> =>
        (await listed()).map(({ kind: about, state }) => [about, state]),
      queue: (mail: Parameters<typeof queueMails>[2][number]) =>
        sql.tx((querier) => queueMails(kyselyOver<MailTables>(querier), stamped(context), [mail])),
      givenUp: async () =>
        (await listed({ state: 'given-up' })).map(
          ({ kind: about, failure }) => [about, failure ?? ''] as const,
        ),
    }
  }

  describeMailOutbox(kind, async () => openSite())

  describeEventQueue(kind, async () => {
    const { context, advance, wallTime } = openSite()
    const { siteId } = context
    await writeEndpoints(sql, siteId, [
      { url: 'https://all.example/', kinds: [] },
      { url: 'https://paid.example/', kinds: ['order.paid', 'order.refunded'] },
    ])
    const list = createSqlEventList({ sql, siteId })
    return {
      queue: createSqlEventQueue(context),
      add: (event) =>
        sql.tx((querier) => queueEvents(kyselyOver<MailTables>(querier), stamped(context), [event])),
      forgetEndpoints: () => writeEndpoints(sql, siteId, []),
      replay: (id) => commitChanges(sql)([replayOf(siteId, id, wallTime())]),
      listed: async () =>
        valueOf(
          await list.page({ filter: {}, sort: { key: 'time', isDescending: false }, limit: 9, after: null }),
        ).items,
      forgetOld: () => forgetOldEvents(context),
      wallTime,
      advance,
    }
  })

  it('queues events with the transaction only', async () => {
    const { context } = openSite()
    await writeEndpoints(sql, context.siteId, [{ url: 'https://all.example/', kinds: [] }])
    const undone = sql.tx(async (querier) => {
      const event = { kind: 'order.placed', subject: 'o', data: {} } as const
      await queueEvents(kyselyOver<MailTables>(querier), stamped(context), [event])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow()
    expect(await createSqlEventQueue(context).take({ limit: 9, leaseMs: 1 })).toEqual([])
  })

  describeJobStore(kind, async () => createSqlJobStore({ sql, siteId: `site-${++siteCount}` }))

  describeOwnerList<MailSummary, MailSortKey, object>(`mails of ${kind}`, {
    keys: MAIL_SORT_KEYS,
    everything: {},
    open: async () => {
      const { context, list, advance, wallTime } = openSite()
      const startMs = wallTime()
      const added = new Set<string>()
      return {
        list,
        add: async (number) => {
          advance(startMs + number * 1000 - wallTime())
          const mail = { kind: `kind ${number}`, to: `to ${number}`, content: {} }
          await sql.tx((querier) => queueMails(kyselyOver<MailTables>(querier), stamped(context), [mail]))
          const { rows } = await sql.query(`SELECT id FROM mail WHERE site_id = $1 AND kind = $2`, [
            context.siteId,
            mail.kind,
          ])
          const id = rows.map((row) => `${row['id']}`).find((known) => !added.has(known)) ?? ''
          added.add(id)
          return id
        },
        idOf: ({ id }) => id,
        valueOf: ({ kind: about, to, createdMs }, key) =>
          key === 'kind' ? about : key === 'to' ? `${to}` : createdMs,
      }
    },
  })

  it('queues with the transaction, and not at all when it is rolled back', async () => {
    const { context, states } = openSite()
    const order = { orderId: 'o', kind: 'orderPlaced' } as const
    const note = { orderId: 'o', kind: 'orderReceived' } as const
    const queueBoth = (to: string | null, isUndone: boolean) =>
      sql.tx(async (querier) => {
        await queueOrderMails(kyselyOver<MailTables>(querier), stamped(context), to, [order, note])
        if (isUndone) throw new Error('undone')
      })
    await expect(queueBoth('ada@example.com', true)).rejects.toThrow()
    expect(await states()).toEqual([])
    await queueBoth(null, false)
    expect(await states()).toEqual([['orderReceived', 'waiting']])
    await queueBoth('ada@example.com', false)
    expect(await states()).toHaveLength(3)
  })

  it('repeats failed mails on request, and never one that is being sent', async () => {
    const { context, outbox, queue, states, listed, advance, wallTime } = openSite()
    for (const about of ['failed', 'given-up', 'new']) await queue({ kind: about, to: 'a@b.c', content: {} })
    const taken = valueOf(await outbox.take({ limit: 3, leaseMs: 1000 }))
    const [failed, givenUp, fresh] = ['failed', 'given-up', 'new'].map(
      (about) => taken.find((mail) => mail.kind === about)?.id,
    )
    if (!failed || !givenUp || !fresh) throw new Error('not all were taken')
    valueOf(await outbox.giveUp(givenUp, 'no', null))
    valueOf(await outbox.putBack([failed], { untilMs: wallTime() + DAY_MS, failure: 'down' }))
    valueOf(await outbox.putBack([fresh], { untilMs: wallTime() + DAY_MS, failure: null }))
    const retry = createMailRetry({ ...context, commit: commitChanges(sql) })
    let entries = 0
    const again = (id: string | null) => {
      const words = { operation: 'retryMails', subject: id, detail: '', atMs: wallTime() } as const
      return retry(id, { ...TERMINAL, ...words, id: `${kind}-${(entries += 1)}` })
    }
    expect(await again(null)).toBe(2)
    const due = valueOf(await outbox.take({ limit: 3, leaseMs: 1000 }))
    expect(due.map(({ kind: about, tries }) => [about, tries]).sort()).toEqual([
      ['failed', 0],
      ['given-up', 0],
    ])
    expect([await again(null), await again(failed)]).toEqual([0, 0])
    expect(await again(fresh)).toBe(1)
    expect(await again('unknown')).toBe(0)
    expect((await states()).map(([, state]) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    advance(31 * DAY_MS)
    await queue({ kind: 'later', to: null, content: {} })
    await forgetOldMails(context)
    expect((await listed()).map(({ kind: about }) => about)).toEqual(['later'])
  })

  it('never sends mails that were queued without a mail server', async () => {
    const { context, outbox, queue, states } = openSite()
    await queue({ kind: 'tried-out', to: 'a@b.c', content: {} })
    await setAsideMails(sql, context.siteId)
    expect(valueOf(await outbox.take({ limit: 3, leaseMs: 1000 }))).toEqual([])
    expect(await states()).toEqual([['tried-out', 'mailbox']])
  })
})
