import type { Command } from 'commander'
import { finish, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { badInput, err, mapResult, ok } from '../../../core/shared/index.js'
import { TERMINAL } from '../../../core/use-cases/owner/audit.js'
import { replyToEntry } from '../../../core/use-cases/owner/forms/reply-to-entry.js'
import { atShop, nameData } from '../at-shop.js'
import type { FormsOptions } from './form-data.js'

interface ReplyOptions extends FormsOptions {
  readonly subject?: string
  readonly text: string
}

const ENTRIES = '`vitrine forms list` shows the ids of all entries.'

/** `vitrine forms reply`: answers an entry by mail, also while the site runs. */
export function registerFormsReply(forms: Command, terminal: Terminal, fail: Fail): void {
  nameData(forms.command('reply').argument('<id>', 'the id of the submission; it stands in the list'))
    .description('answer a submission by mail, with its text quoted')
    .option('--subject <text>', 'the subject of the mail (default: "Re:" and the name of the form)')
    .requiredOption('--text <text>', 'the text of the mail')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: ReplyOptions) => {
      const done = await atShop(folder, options, async (shop) => {
        const { subject = null, text } = options
        const { nowMs, entryOf } = shop
        const reply = { id, subject, text, by: TERMINAL.by, nowMs, entryOf }
        const replied = await replyToEntry(shop.desks.formReplies, reply)
        return replied.ok ? ok(replied.value) : err(badInput(replied.failure.message, ENTRIES))
      })
      const result = mapResult(done, ({ to }) => ({
        json: { id, to },
        lines: [
          plainLine(`The answer to ${to} is kept. The site mails it, now or when it runs next.`),
          'Without a mail server (VITRINE_SMTP_URL) it stays in the development mailbox.',
        ],
      }))
      finish({ terminal, fail }, options, result)
    })
}
