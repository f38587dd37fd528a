import type { Command } from 'commander'
import { readReport } from '../../../adapters/server/mail/read-bounce-report.js'
import { noteBounces } from '../../../adapters/server/sql/mails/index.js'
import { finish } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { bouncesResult } from '../../../adapters/server/terminal/site/mail-lines.js'
import { badInput, mapResult, ok } from '../../../core/shared/index.js'
import { bounceWords } from '../../../core/use-cases/owner/audit-words.js'
import { readBounces } from '../../../core/use-cases/mails/sending/read-bounce.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'

/** `vitrine mail bounce`: reads a mail server's report about a mail that it could not deliver. */
export function registerBounce(mail: Command, terminal: Terminal, fail: Fail): void {
  nameData(
    mail
      .command('bounce')
      .argument('<file>', 'the report as the mail server sent it; - reads it from a pipe'),
  )
    .description('list a mail that came back later, and tell the owner; for the mailbox of the sender')
    .option('--json', 'write JSON')
    .action(async (file: string, folder: string | undefined, options: ShopOptions) => {
      const report = readReport(file)
      if (!report.ok) return fail(report.failure)
      const bounces = readBounces(report.value)
      if (!bounces.ok) return fail(badInput(bounces.failure))
      const noted = await atShop(folder, options, async (shop) => {
        const auditOf = (count: number) => shop.auditOf(bounceWords(count))
        return ok(await noteBounces({ ...shop, auditOf }, bounces.value))
      })
      const result = mapResult(noted, (count) => bouncesResult(bounces.value, count))
      finish({ terminal, fail }, options, result)
    })
}
