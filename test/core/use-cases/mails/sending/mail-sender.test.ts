import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Mail, MailFailure } from '../../../../../core/ports/mail/mailer.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { createMailSender } from '../../../../../core/use-cases/mails/sending/mail-sender.js'
import type { MailSender } from '../../../../../core/use-cases/mails/sending/mail-sender.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import type { FakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeMailOutbox } from '../../../../fakes/mail-outbox.fake.js'
import type { FakeMailOutbox } from '../../../../fakes/mail-outbox.fake.js'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let clock: FakeClock
let outbox: FakeMailOutbox
let sent: Mail[] = []
let told: string[] = []
/** The answer of the mail server to a mail of this subject. */
let answer: (subject: string) => MailFailure | null = () => null

beforeEach(() => {
  clock = createFakeClock()
  outbox = createFakeMailOutbox(clock)
  sent = []
  told = []
  answer = () => null
})

const newSender = (): MailSender =>
  createMailSender({
    outbox,
    clock,
    mailer: {
      send: async (mail) => {
        const failure = answer(mail.subject)
        if (failure) return err(failure)
        sent.push(mail)
        return ok(undefined)
      },
    },
    render: async ({ kind, to }) => {
      if (kind === 'broken') throw new Error('a placeholder too many')
      return kind === 'gone'
        ? null
        : { mail: { to: to ?? 'owner@shop.test', subject: kind, text: '' }, links: [] }
    },
    messageIdOf: ({ id }) => `<${id}@shop.test>`,
    onFailure: (reason) => told.push(reason),
    onGivenUp: ({ kind }, reason) => told.push(`${kind} given up: ${reason}`),
  })
const queue = async (...kinds: readonly string[]): Promise<void> => {
  for (const kind of kinds) {
    await outbox.queue({ kind, to: 'ada@example.com', content: { tag: 'written' } })
    clock.advance(1)
  }
}
const subjects = (): readonly string[] => sent.map(({ subject }) => subject)

describe('the sender of mails', () => {
  it.each([
    'eve@evil.test,ada@example.com',
    'eve@evil.test;ada@example.com',
    'ada@example.com <eve@evil.test>',
    'group:eve@evil.test;',
    'ada@example.com\r\nRCPT TO:<eve@evil.test>',
    '=?utf-8?q?eve=40evil.test?=@example.com',
    '',
  ])('sends no mail to a receiver that is no plain address: %j', async (to) => {
    await outbox.queue({ kind: 'lost', to, content: { tag: 'written' } })
    await newSender().sendWaiting()
    expect(sent).toEqual([])
    expect(told).toEqual(['Its receiver is no mail address.'])
  })

  it('cuts a subject that mail servers would refuse', async () => {
    await queue('\u{1f600}x'.repeat(1000))
    await newSender().sendWaiting()
    expect(subjects()).toEqual(['\u{1f600}x'.repeat(125)])
  })

  it('ends after the current mail when it is stopped, and returns the others', async () => {
    await queue('first', 'second', 'third')
    const sender = newSender()
    let stopped: Promise<void> | undefined
    answer = () => {
      stopped ??= sender.stop()
      return null
    }
    await sender.sendWaiting()
    await stopped
    expect(subjects()).toEqual(['first'])
    answer = () => null
    // Another process need not wait for the end of a lease.
    await newSender().sendWaiting()
    expect(subjects()).toEqual(['first', 'second', 'third'])
  })

  it('sends each once, oldest first, in any number of processes, and deletes it', async () => {
    await queue(...Array.from({ length: 45 }, (_, index) => `m${String(index).padStart(2, '0')}`))
    const [one, other] = [newSender(), newSender()]
    await Promise.all([one.sendWaiting(), one.sendWaiting(), other.sendWaiting()])
    expect(subjects()).toHaveLength(45)
    expect(new Set(subjects()).size).toBe(45)
    expect(subjects()[0]).toBe('m00')
    await newSender().sendWaiting()
    expect(sent).toHaveLength(45)
  })

  it('waits longer each time while the server is away, tries one mail meanwhile, and reports it once', async () => {
    await queue('a', 'b')
    let asked = 0
    answer = () => {
      asked += 1
      return { tag: 'not-sent', message: 'down' }
    }
    const sender = newSender()
    await sender.sendWaiting()
    expect(asked).toBe(1)
    await sender.sendWaiting()
    expect([asked, told]).toEqual([2, ['down']])
    answer = () => null
    clock.advance(MINUTE_MS / 2)
    await sender.sendWaiting()
    expect(subjects()).toEqual([])
    clock.advance(MINUTE_MS)
    await sender.sendWaiting()
    expect(subjects()).toEqual(['a', 'b'])
  })

  it('skips a mail that the server wants later, and tries it a minute later', async () => {
    await queue('grey', 'a', 'b')
    const later: MailFailure = { tag: 'deferred', message: 'greylisted' }
    answer = (subject) => (subject === 'grey' ? later : null)
    const sender = newSender()
    await sender.sendWaiting()
    expect(subjects()).toEqual(['a', 'b'])
    answer = () => null
    clock.advance(MINUTE_MS)
    await sender.sendWaiting()
    expect(subjects()).toEqual(['a', 'b', 'grey'])
  })

  it('leaves a server alone that wants five mails in a row later', async () => {
    await queue(...Array.from({ length: 30 }, (_, index) => `m${index}`))
    let asked = 0
    answer = () => {
      asked += 1
      return { tag: 'deferred', message: 'too many mails' }
    }
    await newSender().sendWaiting()
    expect(asked).toBe(5)
  })

  it('ends a batch of a slow server before another process could take it over', async () => {
    await queue(...Array.from({ length: 20 }, (_, index) => `m${index}`))
    const other = newSender()
    const runs: Promise<void>[] = []
    answer = () => {
      clock.advance(40_000)
      runs.push(other.sendWaiting())
      return null
    }
    await newSender().sendWaiting()
    await Promise.all(runs)
    expect(subjects()).toHaveLength(20)
    expect(new Set(subjects()).size).toBe(20)
  })

  it('skips a mail that the server refuses, and gives it up after five tries', async () => {
    await queue('bad', 'good')
    answer = (subject) => (subject === 'bad' ? { tag: 'refused', message: 'no such mailbox' } : null)
    const sender = newSender()
    for (let tries = 0; tries < 6; tries++) {
      await sender.sendWaiting()
      clock.advance(61 * MINUTE_MS)
    }
    // The owner's notice follows once, and one that is refused itself has no successor.
    expect(subjects()).toEqual(['good', 'mailsGivenUp'])
    expect(await outbox.givenUp()).toEqual([['bad', 'no such mailbox']])
    expect(told.at(-1)).toBe('bad given up: no such mailbox')
  })

  it('gives up mails that are too old, without a try', async () => {
    await queue('link')
    clock.advance(DAY_MS + MINUTE_MS)
    await newSender().sendWaiting()
    expect([subjects(), (await outbox.givenUp()).length]).toEqual([[], 1])
  })

  it('drops a mail without a cause, and keeps one that cannot be written, with the reason', async () => {
    await queue('gone', 'broken', 'good')
    const sender = newSender()
    for (let tries = 0; tries < 5; tries++) {
      await sender.sendWaiting()
      clock.advance(61 * MINUTE_MS)
    }
    expect(subjects()).toEqual(['good'])
    expect(await outbox.givenUp()).toEqual([
      ['broken', 'The mail could not be written: a placeholder too many'],
    ])
  })

  it('sends no mail again that the database could not remove, and removes it later', async () => {
    await queue('a')
    const { remove } = outbox
    let removed = 0
    let isAway = true
    outbox = {
      ...outbox,
      remove: async (id) => {
        if (isAway) return err({ tag: 'unavailable', message: 'away' })
        removed += 1
        return remove(id)
      },
    }
    const sender = newSender()
    await sender.sendWaiting()
    clock.advance(10 * MINUTE_MS + 1)
    await sender.sendWaiting()
    isAway = false
    clock.advance(MINUTE_MS)
    await sender.sendWaiting()
    await sender.sendWaiting()
    expect([subjects(), removed]).toEqual([['a'], 1])
  })

  it('gives a second copy of a mail the same Message-ID', async () => {
    await queue('a')
    const { remove } = outbox
    // The process ends between sending and forgetting.
    outbox = { ...outbox, remove: async () => ok(undefined) }
    await newSender().sendWaiting()
    clock.advance(10 * MINUTE_MS + 1)
    outbox = { ...outbox, remove }
    await newSender().sendWaiting()
    await newSender().sendWaiting()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.messageId).toBe(sent[1]?.messageId)
  })
})
