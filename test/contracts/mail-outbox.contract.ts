import type { MailOutbox, NewMail, WaitingMail } from '../../core/ports/mail/mail-outbox.port.js'
import type { Result } from '../../core/shared/index.js'
import { describe, expect, it } from './test-runner.js'

/** The outbox of a site that has queued nothing yet; `advance` moves the clock it reads. */
export interface MailOutboxSubject {
  readonly outbox: MailOutbox
  readonly queue: (mail: NewMail) => Promise<void>
  /** The reasons of abandoned mails, by kind. */
  readonly givenUp: () => Promise<readonly (readonly [kind: string, reason: string])[]>
  readonly wallTime: () => number
  readonly advance: (ms: number) => void
}

function value<T>(result: Result<T, { readonly tag: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

const MAIL: NewMail = { kind: 'M', to: 'ada@example.com', content: { tag: 'written', text: '"quoted" \n é' } }
const FEW = { limit: 4, leaseMs: 1000 }
const kinds = (mails: readonly WaitingMail[]): readonly string[] => mails.map(({ kind }) => kind)

/** The rules of every `MailOutbox`. `open` answers a site of its own each time. */
export function describeMailOutbox(name: string, open: () => Promise<MailOutboxSubject>): void {
  const filled = async (count: number): Promise<MailOutboxSubject> => {
    const subject = await open()
    for (let index = 0; index < count; index++) {
      await subject.queue({ ...MAIL, kind: `M${index}` })
      subject.advance(1)
    }
    return subject
  }

  describe(`MailOutbox: ${name}`, () => {
    it('returns queued mails unchanged, those to the owner without an address', async () => {
      const { outbox, queue, wallTime, advance } = await open()
      await queue(MAIL)
      advance(1)
      await queue({ ...MAIL, kind: 'N', to: null })
      const createdMs = wallTime()
      const taken = value(await outbox.take(FEW))
      expect(taken.map(({ id, ...mail }) => [typeof id, mail])).toEqual([
        ['string', { ...MAIL, createdMs: createdMs - 1, tries: 0 }],
        ['string', { ...MAIL, kind: 'N', to: null, createdMs, tries: 0 }],
      ])
    })

    it('gives every mail to one of several parallel senders, oldest first', async () => {
      const subject = await filled(6)
      const takes = await Promise.all([1, 2, 3].map(() => subject.outbox.take(FEW)))
      const taken = kinds(takes.flatMap(value))
      const rest = kinds(value(await subject.outbox.take(FEW)))
      expect([...taken, ...rest].sort()).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5'])
      expect(takes.map((take) => value(take)[0]?.kind)).toContain('M0')
    })

    it('gives mails again that were neither sent nor returned within the lease', async () => {
      const subject = await filled(2)
      const [first] = value(await subject.outbox.take(FEW))
      expect(value(await subject.outbox.take(FEW))).toEqual([])
      if (first) value(await subject.outbox.remove(first.id))
      subject.advance(1001)
      expect(value(await subject.outbox.take(FEW))).toMatchObject([{ kind: 'M1', tries: 0 }])
    })

    it('gives returned mails at their time, and counts failed tries', async () => {
      const subject = await filled(2)
      const [first, second] = value(await subject.outbox.take(FEW))
      const until = { untilMs: subject.wallTime() + 5000, failure: 'down' }
      value(await subject.outbox.putBack(first ? [first.id] : [], until))
      value(await subject.outbox.putBack(second ? [second.id] : [], { untilMs: 0, failure: null }))
      value(await subject.outbox.putBack([], until))
      expect(value(await subject.outbox.take(FEW))).toMatchObject([{ kind: 'M1', tries: 0 }])
      subject.advance(5001)
      expect(value(await subject.outbox.take(FEW))).toMatchObject([
        { kind: 'M0', tries: 1 },
        { kind: 'M1', tries: 0 },
      ])
    })

    it('gives no abandoned mail, and keeps the reason', async () => {
      const subject = await filled(2)
      const [first] = value(await subject.outbox.take(FEW))
      if (first) value(await subject.outbox.giveUp(first.id, 'no such mailbox', null))
      subject.advance(1001)
      expect(kinds(value(await subject.outbox.take(FEW)))).toEqual(['M1'])
      expect(await subject.givenUp()).toEqual([['M0', 'no such mailbox']])
    })

    it('queues one notice of abandoned mails at a time, due after its delay', async () => {
      const subject = await filled(3)
      const notice = { kind: 'notice', to: null, content: { tag: 'given-up' }, delayMs: 5000 }
      for (const { id } of value(await subject.outbox.take({ ...FEW, limit: 2 })))
        value(await subject.outbox.giveUp(id, 'no', notice))
      expect(kinds(value(await subject.outbox.take(FEW)))).toEqual(['M2'])
      subject.advance(5001)
      const due = value(await subject.outbox.take({ ...FEW, limit: 9 }))
      expect(due.map(({ kind, to, content, tries }) => [kind, to, content, tries])).toEqual([
        ['M2', MAIL.to, MAIL.content, 0],
        ['notice', null, notice.content, 0],
      ])
      // A notice that is given up itself gets no notice; that of the next mail follows.
      const [last, first] = due
      if (first) value(await subject.outbox.giveUp(first.id, 'no', null))
      if (last) value(await subject.outbox.giveUp(last.id, 'no', notice))
      subject.advance(5001)
      expect(kinds(value(await subject.outbox.take(FEW)))).toEqual(['notice'])
    })
  })
}
