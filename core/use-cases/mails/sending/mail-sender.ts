import { isEmailAddress } from '../../../accounts/index.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { MailId, MailOutbox, WaitingMail } from '../../../ports/mail/mail-outbox.port.js'
import type { Mail, Mailer, MailFailure } from '../../../ports/mail/mailer.port.js'
import { createRounds, describeThrown } from '../../../shared/index.js'
import { contentOf } from '../mail-content.js'
import { decideDelivery, isTooLate } from '../../delivery/decide-delivery.js'
import type { Delivery } from '../../delivery/decide-delivery.js'
import { noticeOfGivenUp } from './given-up-notice.js'
import type { RenderMail } from '../render/render-mail.js'

const BATCH = 20
/** The time for which a batch is reserved against other processes. */
const LEASE_MS = 10 * 60_000
/**
 * The time after which a batch ends: its last mail takes at most five minutes (`SmtpMailerOptions`), and is sent
 * within the lease, since another process would send it again.
 */
const MAX_BATCH_MS = LEASE_MS / 2
/** A server that defers so many mails in a row is left alone until the next round. */
const MAX_DEFERRED = 5
const DAY_MS = 24 * 60 * 60_000
/**
 * The time after which a mail is given up: links of accounts are valid for hours or days, other mails may
 * come late.
 */
const LIFE_MS = { account: DAY_MS, other: 7 * DAY_MS } as const

/** Sends the mails of an outbox, including those of earlier failures. */
export interface MailSender {
  /**
   * Sends due mails, oldest first. Calls during a run are answered after that run and one more. Never
   * rejects.
   */
  readonly sendWaiting: () => Promise<void>
  /** Ends after the current mail; the others of its batch return to the queue. Never rejects. */
  readonly stop: () => Promise<void>
}

/** The parts of a mail sender. */
export interface MailSenderOptions {
  readonly outbox: MailOutbox
  readonly mailer: Mailer
  readonly clock: Pick<Clock, 'wallTime'>
  readonly render: RenderMail
  /** The Message-ID of a mail, the same each time. */
  readonly messageIdOf: (mail: WaitingMail) => string
  /** Called once when mails begin to fail, with the reason; again only after one succeeded. */
  readonly onFailure: (reason: string) => void
  /** Called for each mail that is given up. */
  readonly onGivenUp: (mail: WaitingMail, reason: string) => void
}

/** The maximum length of a subject: mail servers refuse lines of more than 998 bytes (RFC 5322, 2.1.1). */
const MAX_SUBJECT_LETTERS = 250

const TOO_LATE: MailFailure = { tag: 'refused', message: 'It could not be sent in time.' }
/** A mail program may read several receivers, or another one, in a text that is no plain address. */
const NO_ADDRESS: MailFailure = { tag: 'refused', message: 'Its receiver is no mail address.' }

const lifeOf = (mail: WaitingMail): number =>
  contentOf(mail)?.tag === 'written' ? LIFE_MS.account : LIFE_MS.other

/** Creates the sender of a site's mails. */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { outbox, mailer, clock, render, messageIdOf, onFailure, onGivenUp } = options
  let isFailing = false
  /** Sent mails that are still in the outbox, since the database did not answer. They are not sent again. */
  const kept = new Set<MailId>()

  const remove = async (id: MailId): Promise<void> => {
    const removed = await outbox.remove(id)
    if (removed.ok) kept.delete(id)
    else kept.add(id)
  }

  const write = async (mail: WaitingMail): Promise<Mail | null | MailFailure> => {
    if (isTooLate({ ...mail, lifeMs: lifeOf(mail) }, clock.wallTime())) return TOO_LATE
    if (mail.to !== null && !isEmailAddress(mail.to)) return NO_ADDRESS
    try {
      const written = await render(mail)
      if (written === null) return null
      const subject = [...written.mail.subject].slice(0, MAX_SUBJECT_LETTERS).join('')
      return { ...written.mail, subject, messageId: messageIdOf(mail) }
    } catch (thrown) {
      return { tag: 'refused', message: `The mail could not be written: ${describeThrown(thrown)}` }
    }
  }

  const save = async (mail: WaitingMail, delivery: Delivery, failure: string): Promise<void> => {
    if (delivery.tag === 'sent') await remove(mail.id)
    else if (delivery.tag === 'again') await outbox.putBack([mail.id], { untilMs: delivery.untilMs, failure })
    else {
      await outbox.giveUp(mail.id, failure, noticeOfGivenUp(mail))
      onGivenUp(mail, failure)
    }
  }

  const send = async (mail: WaitingMail): Promise<MailFailure | null> => {
    const written = kept.has(mail.id) ? null : await write(mail)
    if (written === null) {
      await remove(mail.id)
      return null
    }
    const failure = await ('tag' in written ? written : failureOf(mailer, written))
    await save(
      mail,
      decideDelivery({ ...mail, lifeMs: lifeOf(mail) }, failure, clock.wallTime()),
      failure?.message ?? '',
    )
    if (failure !== null && !isFailing) onFailure(failure.message)
    isFailing = failure !== null
    return failure
  }

  /** True if there may be more to send. */
  const sendBatch = async (): Promise<boolean> => {
    for (const id of kept) await remove(id)
    const endMs = clock.wallTime() + MAX_BATCH_MS
    const taken = await outbox.take({ limit: BATCH, leaseMs: LEASE_MS })
    if (!taken.ok) return false
    let deferred = 0
    for (const [index, mail] of taken.value.entries()) {
      const failure = await send(mail)
      deferred = failure?.tag === 'deferred' ? deferred + 1 : 0
      // An unreachable server accepts no other mail either, and a stopping process sends none.
      const isEnough = failure?.tag === 'not-sent' || deferred === MAX_DEFERRED || rounds.isStopping()
      if (!isEnough && clock.wallTime() < endMs) continue
      const untried = taken.value.slice(index + 1).map(({ id }) => id)
      await outbox.putBack(untried, { untilMs: clock.wallTime(), failure: null })
      return !isEnough
    }
    return taken.value.length === BATCH
  }

  const rounds = createRounds(sendBatch)
  return { sendWaiting: rounds.begin, stop: rounds.stop }
}

async function failureOf(mailer: Mailer, mail: Mail): Promise<MailFailure | null> {
  const sent = await mailer.send(mail)
  return sent.ok ? null : sent.failure
}
