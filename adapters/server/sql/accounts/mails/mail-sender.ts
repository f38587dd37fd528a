import type { Mailer } from '../../../../../core/ports/mailer.port.js'
import type { AccountMailRow } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'

const BATCH = 20
const MINUTE_MS = 60_000
/** Longer than a mail takes: meanwhile no other process sends the same. */
const LEASE_MS = 5 * MINUTE_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** What could not be mailed for a day nobody waits for any more. */
const GIVEN_UP_AFTER_MS = 24 * 60 * MINUTE_MS

/** Sends the mails of accounts, those of earlier failures too. */
export interface AccountMailSender {
  /** Sends what waits, oldest first; calls at the same time share one round. Never rejects. */
  readonly sendWaiting: () => Promise<void>
}

/** What mails are sent with. */
export interface AccountMailSenderOptions extends Pick<AccountsContext, 'sql' | 'siteId' | 'clock'> {
  readonly mailer: Mailer
  /** Told why mails are not sent, without anything of their content. */
  readonly onFailure: (reason: string) => void
}

/** Mails that wait, each taken by this process alone. */
async function takeWaiting({
  sql,
  siteId,
  clock,
}: AccountMailSenderOptions): Promise<readonly AccountMailRow[]> {
  const tables = tablesOf(sql)
  const now = clock.wallTime()
  const waiting = await tables
    .selectFrom('account_mail')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('sent_on', 'is', null)
    .where('next_try_on', '<=', now)
    .orderBy('created_on')
    .limit(BATCH)
    .execute()
  const taken: AccountMailRow[] = []
  for (const mail of waiting) {
    const claimed = await tables
      .updateTable('account_mail')
      .set({ next_try_on: now + LEASE_MS, tries: Number(mail.tries) + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', mail.id)
      .where('next_try_on', '=', mail.next_try_on)
      .executeTakeFirst()
    if (Number(claimed.numUpdatedRows) === 1) taken.push({ ...mail, tries: Number(mail.tries) + 1 })
  }
  return taken
}

/** A mail that was sent is forgotten: its link is nobody's business any more. */
const forget = ({ sql, siteId }: AccountMailSenderOptions, id: string): Promise<unknown> =>
  tablesOf(sql).deleteFrom('account_mail').where('site_id', '=', siteId).where('id', '=', id).execute()

async function send(options: AccountMailSenderOptions, mail: AccountMailRow): Promise<boolean> {
  const { mailer, clock, sql, siteId, onFailure } = options
  const { recipient: to, subject, text_body: text, html_body: html } = mail
  const sent = await mailer.send({ to, subject, text, html })
  const isTooOld = clock.wallTime() - Number(mail.created_on) > GIVEN_UP_AFTER_MS
  if (sent.ok || isTooOld) {
    await forget(options, mail.id)
    return true
  }
  onFailure(sent.failure.message)
  const pauseMs = Math.min(MINUTE_MS * 2 ** (mail.tries - 1), LONGEST_PAUSE_MS)
  await tablesOf(sql)
    .updateTable('account_mail')
    .set({ next_try_on: clock.wallTime() + pauseMs })
    .where('site_id', '=', siteId)
    .where('id', '=', mail.id)
    .execute()
  return sent.failure.tag === 'refused'
}

/** Creates a sender for the mails of one site. */
export function createAccountMailSender(options: AccountMailSenderOptions): AccountMailSender {
  let underWay: Promise<void> | null = null
  let isAskedAgain = false
  const sendBatch = async (): Promise<boolean> => {
    const taken = await takeWaiting(options)
    for (const mail of taken) if (!(await send(options, mail))) return false
    return taken.length === BATCH
  }
  const sendAll = async (): Promise<void> => {
    try {
      do isAskedAgain = false
      while ((await sendBatch()) || isAskedAgain)
    } catch (thrown) {
      options.onFailure(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  return {
    sendWaiting: () => {
      isAskedAgain = underWay !== null
      return (underWay ??= sendAll().finally(() => (underWay = null)))
    },
  }
}
