import type { MailQueue } from '../../../../core/ports/mail/mail-queue.port.js'
import type { WrittenContent } from '../../../../core/use-cases/mails/mail-content.js'
import { createGuardedQueries } from '../engine/index.js'
import type { Querier } from '../engine/index.js'
import { insertOfMail, mailRowOf } from './queue-mails.js'
import type { QueueContext } from './queue-mails.js'

/** The queue of a site's mails over the table `mail`; `onMail` is called when a mail waits. */
export function createSqlMailQueue(
  context: QueueContext & { readonly sql: Querier; readonly onMail: () => void },
): MailQueue {
  const { change } = createGuardedQueries(context.sql)
  return {
    queue: async ({ kind, to, ...written }) => {
      const content: WrittenContent = { tag: 'written', html: null, ...written }
      const { text, values } = insertOfMail(mailRowOf(context, { kind, to, content }))
      const queued = await change(text, values)
      if (queued.ok) context.onMail()
      return queued
    },
  }
}
