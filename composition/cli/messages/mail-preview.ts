import { parseLanguage } from '../../../adapters/server/terminal/arguments/places.js'
import { Option } from 'commander'
import type { Command } from 'commander'
import { templateOf, writeSample, writeSamples } from '../../../adapters/server/site-folder/sample-mails.js'
import { sendSample } from '../../../adapters/server/site-folder/send-sample.js'
import { err, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { SENT_MAIL_NAMES } from '../../../core/use-cases/mails/mail-kinds.js'
import type { SentMailName } from '../../../core/use-cases/mails/mail-kinds.js'
import { readFormSettings, readSecrets } from '../../server/index.js'
import { jsonText, plainText, shownDocument, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { readMailSite } from './read-mail-site.js'

interface PreviewOptions {
  readonly mail: SentMailName
  readonly language?: string
  readonly html?: boolean
  readonly template?: boolean
  readonly output?: string
  readonly json?: boolean
}

const NO_TEMPLATE = [
  'A reply to a form entry has no template.',
  'The owner writes it at the desk or with `vitrine forms reply`.',
] as const
const NO_HTML = ['This mail is sent as text only.', 'Leave out --html.'] as const

const nameMail = (command: Command): Command =>
  command
    .addOption(
      new Option('--mail <name>', 'which mail').choices(SENT_MAIL_NAMES).default('orderPlaced' as const),
    )
    .option('--language <language>', 'the language (default: the language of the site)', parseLanguage)
    .option('--json', 'write JSON')

/** `vitrine mail preview <folder>`: shows a mail with sample data. */
export function registerMailPreview(mail: Command, terminal: Terminal, fail: Fail): void {
  nameMail(mail.command('preview').argument('<folder>', 'the site folder'))
    .description('print a mail with sample data, as its recipient gets it')
    .option('--html', 'print the HTML instead of the text')
    .option(
      '--template',
      'print its template, to edit and save as vitrine-mails/<name>.txt or in accounts of vitrine.json',
    )
    .option('--output <folder>', 'write all mails into this folder, as text and HTML')
    .action(async (folder: string, options: PreviewOptions) => {
      const site = await readMailSite(folder, options.language)
      if (!site.ok) return fail(site.failure)
      if (options.output !== undefined) {
        const written = await writeSamples(site.value, options.output)
        if (!written.ok) return fail(written.failure)
        return terminal.out(options.json ? jsonText(written.value) : shownDocument(written.value.join('\n')))
      }
      if (options.template) {
        const template = templateOf(site.value, options.mail)
        return template === null ? fail(badInput(...NO_TEMPLATE)) : terminal.out(shownDocument(template))
      }
      const { subject, text, html } = writeSample(site.value, options.mail)
      if (options.json) terminal.out(jsonText({ subject, text, html }))
      else if (!options.html) terminal.out(shownDocument(plainText(`${subject}\n\n${text}`)))
      else if (html === null) fail(badInput(...NO_HTML))
      else terminal.out(shownDocument(html))
    })
}

async function sendTest(
  address: string,
  folder: string,
  options: PreviewOptions,
): Promise<Result<string, OwnerFailure>> {
  const secrets = readSecrets(process.env, folder)
  const settings = secrets.ok ? readFormSettings(secrets.value) : secrets
  if (!settings.ok) return err(badInput(...settings.failure))
  const site = await readMailSite(folder, options.language)
  return site.ok ? sendSample(site.value, { address, name: options.mail, mail: settings.value.mail }) : site
}

/** `vitrine mail send-test <address> <folder>`: sends a mail with sample data at once. */
export function registerSendTest(mail: Command, terminal: Terminal, fail: Fail): void {
  nameMail(
    mail.command('send-test').argument('<address>', 'the recipient').argument('<folder>', 'the site folder'),
  )
    .description('send a mail with sample data over the configured mail server')
    .action(async (address: string, folder: string, options: PreviewOptions) => {
      const sent = await sendTest(address, folder, options)
      if (!sent.ok) return fail(sent.failure)
      terminal.out(options.json ? jsonText({ sent: true, to: address }) : shownLine(sent.value))
    })
}
