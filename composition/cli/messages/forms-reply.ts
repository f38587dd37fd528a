import type { Command } from 'commander'
import { createCryptoRandom } from '../../../adapters/browser/platform/index.js'
import { createSqlEntryReplies } from '../../../adapters/server/forms/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { TERMINAL } from '../../../core/use-cases/owner/audit.js'
import { replyToEntry } from '../../../core/use-cases/owner/forms/reply-to-entry.js'
import { atShop } from '../catalogue/at-shop.js'
import type { AtShop } from '../catalogue/at-shop.js'
import { nameData } from '../people/owner-data.js'
import type { FormsOptions } from './form-data.js'

interface ReplyOptions extends FormsOptions {
  readonly subject: string
  readonly text: string
}

const ENTRIES = '`vitrine forms list` shows the ids of all entries.'

type Entries = ReturnType<typeof createSqlEntryReplies>

/** Opens the entries of a site while `work` runs, also while the site runs. */
export const withEntries = <T>(
  folder: string | undefined,
  options: FormsOptions,
  work: (entries: Entries, shop: AtShop) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  atShop(folder, options, (shop) => {
    const random = createCryptoRandom(globalThis.crypto)
    return work(createSqlEntryReplies({ ...shop, clock: systemClock, random }), shop)
  })

/** `vitrine forms reply`: answers an entry by mail, also while the site runs. */
export function registerFormsReply(forms: Command, terminal: Terminal, fail: Fail): void {
  nameData(forms.command('reply').argument('<id>', 'the id of the submission; it stands in the list'))
    .description('answer a submission by mail, with its text quoted')
    .requiredOption('--subject <text>', 'the subject of the mail')
    .requiredOption('--text <text>', 'the text of the mail')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: ReplyOptions) => {
      const done = await withEntries(folder, options, async (entries, { nowMs, entryOf }) => {
        const { subject, text } = options
        const replied = await replyToEntry(entries, { id, subject, text, by: TERMINAL.by, nowMs, entryOf })
        return replied.ok ? ok(replied.value) : err(badInput(replied.failure.message, ENTRIES))
      })
      if (!done.ok) return fail(done.failure)
      const { to } = done.value
      if (options.json) return terminal.out(jsonText({ id, to }))
      terminal.out(plainLine(`The answer to ${to} is kept. The site mails it, now or when it runs next.`))
      terminal.out('Without a mail server (VITRINE_SMTP_URL) it stays in the development mailbox.')
    })
}
