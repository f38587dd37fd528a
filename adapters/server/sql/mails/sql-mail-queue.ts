import { stampOf } from '../../../../core/ports/platform/stamp.port.js'
import type { StampSources } from '../../../../core/ports/platform/stamp.port.js'
import type { MailQueue } from '../../../../core/ports/mail/mail-queue.port.js'
import type { WrittenContent } from '../../../../core/use-cases/mails/mail-content.js'
import { createGuardedQueries } from '../engine/index.js'
import type { Querier } from '../engine/index.js'
import { insertOfMail, mailRowOf } from './queue-mails.js'

/** The queue of a site's mails over the table `mail`; `onMail` is called when a mail waits. */
export function createSqlMailQueue(
  context: StampSources & {
    readonly sql: Querier
    readonly siteId: string
    readonly onMail: () => void
  },
): MailQueue {
  const { siteId } = context
  const { change } = createGuardedQueries(context.sql)
  return {
    queue: async ({ kind, to, ...written }) => {
      const content: WrittenContent = { tag: 'written', html: null, ...written }
      const { text, values } = insertOfMail(mailRowOf({ siteId, ...stampOf(context) }, { kind, to, content }))
      const queued = await change(text, values)
      if (queued.ok) context.onMail()
      return queued
    },
  }
}
