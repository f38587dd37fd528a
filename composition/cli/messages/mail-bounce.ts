import type { Command } from 'commander'
import { readReport } from '../../../adapters/server/mail/read-bounce-report.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { noteBounces } from '../../../adapters/server/sql/mails/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'
import { badInput, ok, plural } from '../../../core/shared/index.js'
import { bounceWords } from '../../../core/use-cases/owner/audit-words.js'
import { readBounces } from '../../../core/use-cases/mails/sending/read-bounce.js'
import { atShop } from '../catalogue/at-shop.js'
import { nameData } from '../people/owner-data.js'
import type { DataOptions } from '../people/owner-data.js'

/** `vitrine mail bounce`: reads a report of a mail server about a mail that came back. */
export function registerBounce(mail: Command, terminal: Terminal, fail: Fail): void {
  nameData(
    mail
      .command('bounce')
      .argument('<file>', 'the report as the mail server sent it; - reads it from a pipe'),
  )
    .description('list a mail that came back later, and tell the owner; for the mailbox of the sender')
    .option('--json', 'write JSON')
    .action(
      async (
        file: string,
        folder: string | undefined,
        options: DataOptions & { readonly site: string; readonly json?: boolean },
      ) => {
        const report = readReport(file)
        if (!report.ok) return fail(report.failure)
        const bounces = readBounces(report.value)
        if (!bounces.ok) return fail(badInput(bounces.failure))
        const noted = await atShop(folder, options, async ({ sql, commit, siteId, entryOf }) => {
          const auditOf = (count: number) => auditChanges(siteId, entryOf(bounceWords(count)))
          const ports = { sql, commit, siteId, clock: systemClock, auditOf }
          return ok(await noteBounces(ports, bounces.value))
        })
        if (!noted.ok) return fail(noted.failure)
        const returned = bounces.value.map(({ to, reason }) => ({ to, reason }))
        if (options.json) return terminal.out(jsonText({ returned, noted: noted.value }))
        for (const { to, reason } of returned) terminal.out(plainLine(`${to}: ${reason}`))
        terminal.out(
          noted.value > 0
            ? `${plural(noted.value, 'mail')} came back; \`vitrine mail list --state given-up\` lists them.`
            : 'Nothing new: no mail came back, or it was listed before.',
        )
      },
    )
}
