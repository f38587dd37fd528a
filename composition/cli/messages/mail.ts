import { mailLine } from '../../../adapters/server/terminal/site/mail-lines.js'
import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import { MAIL_SORT_KEYS, MAIL_STATES } from '../../../core/ports/mail/mail-outbox.port.js'
import type { MailFilter, MailSortKey, MailState } from '../../../core/ports/mail/mail-outbox.port.js'
import { MAIL_KINDS } from '../../../core/use-cases/mails/mail-kinds.js'
import { err, ok, mapResult, plural, badInput, withoutUndefined } from '../../../core/shared/index.js'
import { mailRetryWords } from '../../../core/use-cases/owner/audit-words.js'
import { registerBounce } from './mail-bounce.js'
import { finish, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { registerMailPreview, registerSendTest } from './mail-preview.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { addListOptions, isNarrowed } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'

interface MailOptions extends ShopOptions, ListOptions<MailSortKey> {
  readonly state?: MailState
  readonly kind?: string
  readonly to?: string
}

const DEFAULT_LIMIT = 100

function parseKind(kind: string): string {
  if (MAIL_KINDS.includes(kind)) return kind
  throw new InvalidArgumentError(`There is no such kind of mails. The kinds: ${MAIL_KINDS.join(', ')}.`)
}
const EVERY_MAIL = 'all'

const filterOf = ({ state, kind, to }: MailOptions): MailFilter => withoutUndefined({ state, kind, to })

function registerList(mail: Command, terminal: Terminal, fail: Fail): void {
  addListOptions(nameData(mail.command('list')), { sortKeys: MAIL_SORT_KEYS, limit: DEFAULT_LIMIT })
    .description('list mails that wait or were given up, the newest first; sent mails are not kept')
    .addOption(new Option('--state <state>', 'only mails in this state').choices(MAIL_STATES))
    .option('--kind <kind>', 'only mails of this kind, such as orderPlaced', parseKind)
    .option('--to <address>', 'only mails to this address')
    .action(async (folder: string | undefined, options: MailOptions) => {
      const read = await atShop(folder, options, (shop) =>
        readList(shop.desks.mails, filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: isNarrowed(options, filterOf(options))
          ? 'There are no such mails.'
          : 'No mail waits, and none was given up.',
        lines: (items) => items.map(mailLine),
      })
    })
}

const NONE = badInput(
  'No such mail failed: there is nothing to try again.',
  '`vitrine mail list` shows the ids; a mail that is being sent at this moment is not touched.',
)

function registerRetry(mail: Command, terminal: Terminal, fail: Fail): void {
  nameData(mail.command('retry').argument('<id>', `the id of a mail, or "${EVERY_MAIL}" that failed`))
    .description('send failed mails again; the running site does so within a minute')
    .option('--json', 'write JSON')
    .action(async (id: string, folder: string | undefined, options: MailOptions) => {
      const retried = await atShop(folder, options, async (shop) => {
        const which = id === EVERY_MAIL ? null : id
        const count = (await shop.desks.retryMails(which, shop.entryOf(mailRetryWords(which)))) ?? 0
        return count === 0 && which !== null ? err(NONE) : ok(count)
      })
      const result = mapResult(retried, (count) => ({
        json: { retried: count },
        lines: [`${plural(count, 'mail')} ${count === 1 ? 'is' : 'are'} tried again.`],
      }))
      finish({ terminal, fail }, options, result)
    })
}

/** `vitrine mail list|retry|bounce|preview|send-test`: the mails of a site. */
export function registerMail(program: Command, terminal: Terminal, fail: Fail): void {
  const mail = program.command('mail').description('the mails of a site')
  registerList(mail, terminal, fail)
  registerRetry(mail, terminal, fail)
  registerBounce(mail, terminal, fail)
  registerMailPreview(mail, terminal, fail)
  registerSendTest(mail, terminal, fail)
}
