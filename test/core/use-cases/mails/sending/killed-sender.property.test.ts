import { describe, expect, it } from '@jest/globals'
import type { MailOutbox } from '../../../../../core/ports/mail/mail-outbox.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { createMailSender } from '../../../../../core/use-cases/mails/sending/mail-sender.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeMailOutbox } from '../../../../fakes/mail-outbox.fake.js'

const SCHEDULES = 10_000
const MAILS = 4
/** Longer than the lease of a batch. */
const LATER_MS = 11 * 60_000
const KILLS = 3

/** A number below `end` that is the same in every run. */
function pickerOf(seed: number): (end: number) => number {
  let state = seed + 1
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
}

/** Runs senders one after the other, each killed at a chance point; answers how often the server took each mail. */
async function run(seed: number): Promise<{ readonly taken: readonly string[]; readonly cutOff: number }> {
  const pick = pickerOf(seed)
  const clock = createFakeClock()
  const outbox = createFakeMailOutbox(clock)
  for (let index = 0; index < MAILS; index++)
    await outbox.queue({ kind: `m${index}`, to: 'a@b.c', content: { tag: 'written' } })
  const taken: string[] = []
  let cutOff = 0
  for (let life = 0; life <= KILLS; life++) {
    let left = life === KILLS ? Number.POSITIVE_INFINITY : 1 + pick(3 * MAILS)
    const before = taken.length
    let forgotten = 0
    let end = (): void => undefined
    const killed = new Promise<void>((resolve) => (end = resolve))
    /** Does one step of a process, or kills the process before it, without any later step. */
    const step = async <T>(work: () => Promise<T>): Promise<T> => {
      left -= 1
      if (left >= 0) return work()
      end()
      return new Promise<T>(() => undefined)
    }
    const dying: MailOutbox = {
      take: (how) => step(() => outbox.take(how)),
      remove: async (id) => {
        const done = await step(() => outbox.remove(id))
        forgotten += 1
        return done
      },
      putBack: (ids, how) => step(() => outbox.putBack(ids, how)),
      giveUp: (id, failure, notice) => step(() => outbox.giveUp(id, failure, notice)),
    }
    const sender = createMailSender({
      outbox: dying,
      clock,
      mailer: {
        send: (mail) =>
          step(async () => {
            taken.push(`${mail.messageId}`)
            return ok(undefined)
          }),
      },
      render: async ({ kind }) => ({ mail: { to: 'a@b.c', subject: kind, text: '' }, links: [] }),
      messageIdOf: ({ id }) => id,
      onFailure: () => undefined,
      onGivenUp: () => undefined,
    })
    await Promise.race([sender.sendWaiting(), killed])
    cutOff += taken.length - before - forgotten
    clock.advance(LATER_MS)
  }
  return { taken, cutOff }
}

describe('ten thousand senders that are killed at any point', () => {
  it('lose no mail, and send one twice only after a kill between sending and deleting', async () => {
    let twice = 0
    for (let seed = 0; seed < SCHEDULES; seed++) {
      const { taken, cutOff } = await run(seed)
      const different = new Set(taken).size
      expect({ seed, different, sent: taken.length }).toEqual({
        seed,
        different: MAILS,
        sent: MAILS + cutOff,
      })
      expect(cutOff).toBeLessThanOrEqual(KILLS)
      twice += cutOff
    }
    // The schedules do reach that point.
    expect(twice).toBeGreaterThan(SCHEDULES / 10)
  }, 120_000)
})
