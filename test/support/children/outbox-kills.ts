import { createSqlMailOutbox, queueMails } from '../../../adapters/server/sql/mails/index.js'
import { kyselyOver, openDatabase } from '../../../adapters/server/sql/engine/index.js'
import type { MailTables } from '../../../adapters/server/sql/engine/index.js'
import { stampOf } from '../../../core/ports/platform/stamp.port.js'
import type { MailId, MailOutbox } from '../../../core/ports/mail/mail-outbox.port.js'
import type { Mailer } from '../../../core/ports/mail/mailer.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { createMailSender } from '../../../core/use-cases/mails/sending/mail-sender.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createDice } from '../payment-model/dice.js'
import { startPostgres } from '../sql/postgres.js'
import { openTestMemory } from '../sql/temporary-pglite.js'
import { valueOf } from '../value-of.js'

/**
 * Kills the process that sends mails `count` times, each at a point chosen by the seed: within the
 * transaction that queues, before and after each statement of the outbox, before and after the mail server
 * accepts a mail. Every queued mail has to come once, and twice only after a kill between its acceptance and
 * its removal.
 */
const [first = '0', count = '0', database = 'embedded'] = process.argv.slice(2)
const dice = createDice(Number(first))
const random = { token: () => Array.from({ length: 32 }, () => dice.below(16).toString(16)).join('') }
const below = (limit: number): number => dice.below(limit)

const MINUTE_MS = 60_000
const LEASE_MS = 10 * MINUTE_MS
const MAX_STEPS = 40

const clock = createFakeClock()
const postgres = database === 'postgres' ? await startPostgres() : null
const sql =
  postgres === null
    ? await openTestMemory()
    : valueOf(await openDatabase({ url: await postgres.createShopDatabase() }))
const context = { sql, siteId: 'soak', clock, random }
const outbox = createSqlMailOutbox(context)

const queued = new Set<string>()
const came = new Map<string, number>()
/** The kills between the acceptance of a mail and its removal, by mail. */
const excused = new Map<string, number>()
const add = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)

/** A process that dies after this number of steps and does nothing afterwards. */
function createLife(steps: number) {
  let left = steps
  let end: () => void = () => undefined
  const died = new Promise<'died'>((resolve) => (end = () => resolve('died')))
  let underWay: string | null = null
  return {
    died,
    step: async (): Promise<void> => {
      if (left > 0) {
        left -= 1
        return
      }
      if (left === 0 && underWay !== null) add(excused, underWay)
      left = -1
      end()
      await new Promise(() => undefined)
    },
    /** The mail that the server took and that is not removed yet. */
    takes: (id: string | null): void => void (underWay = id),
  }
}

type Life = ReturnType<typeof createLife>

function dying(life: Life): MailOutbox {
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    await life.step()
    const answer = await work()
    await life.step()
    return answer
  }
  return {
    take: (options) => around(() => outbox.take(options)),
    remove: (id) =>
      around(async () => {
        const removed = await outbox.remove(id)
        life.takes(null)
        return removed
      }),
    putBack: (ids, how) => around(() => outbox.putBack(ids, how)),
    giveUp: (id, failure, notice) => around(() => outbox.giveUp(id, failure, notice)),
  }
}

/** One in twenty times the mail server is away. */
const mailerOf = (life: Life): Mailer => ({
  send: async ({ messageId = '' }) => {
    await life.step()
    if (below(20) === 0) return err({ tag: 'not-sent', message: 'away' })
    add(came, messageId)
    life.takes(messageId)
    await life.step()
    return ok(undefined)
  },
})

const senderOf = (life: Life) =>
  createMailSender({
    outbox: dying(life),
    mailer: mailerOf(life),
    clock,
    render: async () => ({ mail: { to: 'a@example.org', subject: '', text: '' } }) as never,
    messageIdOf: ({ id }) => id,
    onFailure: () => undefined,
    onGivenUp: ({ id }) => console.log(`FAILED ${JSON.stringify(`given up: ${id}`)}`),
  })

class Killed extends Error {}

/** Queues mails in one transaction, which one time in ten is not committed. */
async function queue(): Promise<void> {
  const isKilled = below(10) === 0
  const ids: string[] = []
  try {
    await sql.tx(async (querier) => {
      const mails = Array.from({ length: 1 + below(3) }, () => ({
        kind: 'orderPlaced',
        to: 'a@b.c',
        content: {},
      }))
      await queueMails(kyselyOver<MailTables>(querier), { ...context, ...stampOf(context) }, mails)
      const { rows } = await querier.query(`SELECT id FROM mail WHERE site_id = 'soak'`)
      ids.push(...rows.map((row) => `${row['id']}`))
      if (isKilled) throw new Killed()
    })
  } catch (thrown) {
    if (thrown instanceof Killed) return
    throw thrown
  }
  for (const id of ids) queued.add(id)
}

const startedAt = Date.now()
let kills = 0
while (kills < Number(count)) {
  await queue()
  const life = createLife(below(MAX_STEPS))
  // Another process of the site sends beside the one that dies.
  const others = below(3) === 0 ? [senderOf(createLife(Number.MAX_SAFE_INTEGER))] : []
  const ended = Promise.all([senderOf(life).sendWaiting(), ...others.map((other) => other.sendWaiting())])
  if ((await Promise.race([ended.then(() => 'lived' as const), life.died])) === 'died') kills += 1
  for (const other of others) await other.stop()
  clock.advance(below(LEASE_MS + 2 * MINUTE_MS))
}
const last = senderOf(createLife(Number.MAX_SAFE_INTEGER))
for (let round = 0; round < 100; round += 1) {
  clock.advance(LEASE_MS)
  await last.sendWaiting()
}
const { rows } = await sql.query(`SELECT id, state FROM mail WHERE site_id = 'soak'`)
const faults = [
  ...rows.map((row) => `left in the outbox: ${row['id'] as MailId} (${row['state']})`),
  ...[...queued].filter((id) => !came.has(id)).map((id) => `lost: ${id}`),
  ...[...came.keys()].filter((id) => !queued.has(id)).map((id) => `never queued: ${id}`),
  ...[...came]
    .filter(([id, times]) => times > 1 + (excused.get(id) ?? 0))
    .map(([id, times]) => `came ${times} times: ${id}`),
]
for (const fault of faults.slice(0, 20)) console.log(`FAILED ${JSON.stringify(fault)}`)
const twice = [...came.values()].filter((times) => times > 1).length
await sql.close()
await postgres?.close()
console.log(
  `DONE ${JSON.stringify({ kills, mails: queued.size, twice, faults: faults.length, ms: Date.now() - startedAt })}`,
)
