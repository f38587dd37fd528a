import { openDatabase } from '../../../adapters/server/sql/engine/index.js'
import { createSqlMailOutbox } from '../../../adapters/server/sql/mails/index.js'
import { ok } from '../../../core/shared/index.js'
import { createMailSender } from '../../../core/use-cases/mails/sending/mail-sender.js'
import { messageIdOf } from '../../../core/use-cases/mails/sending/message-id.js'
import { openTestPglite } from '../sql/temporary-pglite.js'
import { valueOf } from '../value-of.js'

/**
 * Sends waiting mails and kills itself, without a clean end, after the server has accepted this number of
 * mails and before the last of them is deleted; 0: it ends normally.
 */
const [place = '', siteId = '', killedAfter = '', aheadMs = ''] = process.argv.slice(2)

const sql = place.startsWith('postgres')
  ? valueOf(await openDatabase({ url: place }))
  : await openTestPglite(place)
const clock = { wallTime: () => Date.now() + Number(aheadMs) }
let sent = 0
await createMailSender({
  outbox: createSqlMailOutbox({ sql, siteId, clock }),
  clock,
  mailer: {
    send: async ({ messageId }) => {
      sent += 1
      await new Promise<void>((written) => process.stdout.write(`took ${messageId}\n`, () => written()))
      if (sent === Number(killedAfter)) process.kill(process.pid, 'SIGKILL')
      return ok(undefined)
    },
  },
  render: async ({ kind, to }) => ({ mail: { to: to ?? '', subject: kind, text: '' }, links: [] }),
  messageIdOf: ({ id }) => messageIdOf(id, 'shop@example.org'),
  onFailure: (reason) => process.stderr.write(reason),
  onGivenUp: (_, reason) => process.stderr.write(reason),
}).sendWaiting()
await sql.close()
