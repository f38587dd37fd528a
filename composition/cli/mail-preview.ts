import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import { createSmtpMailer } from '../../adapters/server/mail/index.js'
import { isEmailAddress } from '../../core/accounts/index.js'
import { err, ok, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { PREVIEW_NAMES, templateText, writeSampleMail } from '../../core/use-cases/mails/sample-mail.js'
import type { PreviewName, SampleMail } from '../../core/use-cases/mails/sample-mail.js'
import { readFormSettings, readSecrets } from '../server/index.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import type { MailSite } from '../../adapters/server/site-folder/mail-site.js'
import { jsonText, plainText } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { readMailSite } from './read-mail-site.js'

interface PreviewOptions {
  readonly mail: PreviewName
  readonly language?: string
  readonly html?: boolean
  readonly template?: boolean
  readonly output?: string
  readonly json?: boolean
}

const writeSample = ({ shop, look, settings }: MailSite, name: PreviewName): SampleMail =>
  writeSampleMail({ shop, look, currency: settings.currency }, name)

function writeAll(site: MailSite, folder: string): Result<readonly string[], OwnerFailure> {
  try {
    mkdirSync(folder, { recursive: true })
    return ok(
      PREVIEW_NAMES.flatMap((name) => {
        const { text, html } = writeSample(site, name)
        writeFileSync(join(folder, `${name}.txt`), `${text}\n`)
        writeFileSync(join(folder, `${name}.html`), html)
        return [`${name}.txt`, `${name}.html`]
      }),
    )
  } catch (thrown) {
    return err(badInput(`${folder} cannot be written: ${(thrown as Error).message}`))
  }
}

const nameMail = (command: Command): Command =>
  command
    .addOption(
      new Option('--mail <name>', 'which mail').choices(PREVIEW_NAMES).default('orderPlaced' as const),
    )
    .option('--language <language>', 'in which language (default: the site’s)')
    .option('--json', 'write JSON')

/** `vitrine mail preview <folder>`: a mail with a made-up order, to be looked at. */
export function registerMailPreview(mail: Command, terminal: Terminal, fail: Fail): void {
  nameMail(mail.command('preview').argument('<folder>', 'the site folder'))
    .description('print a mail with a made-up order: what a shopper would get')
    .option('--html', 'print its HTML in place of its text')
    .option('--template', 'print its template, to be changed and kept in vitrine-mails/<name>.txt')
    .option('--output <folder>', 'write all mails into a folder, as text and HTML')
    .action(async (folder: string, options: PreviewOptions) => {
      const site = await readMailSite(folder, options.language)
      if (!site.ok) return fail(site.failure)
      if (options.output !== undefined) {
        const written = writeAll(site.value, options.output)
        if (!written.ok) return fail(written.failure)
        return terminal.out(options.json ? jsonText(written.value) : written.value.join('\n'))
      }
      if (options.template) return terminal.out(templateText(site.value.shop, options.mail))
      const { subject, text, html } = writeSample(site.value, options.mail)
      if (options.json) terminal.out(jsonText({ subject, text, html }))
      else terminal.out(options.html ? html : plainText(`${subject}\n\n${text}`))
    })
}

async function sendTest(
  address: string,
  folder: string,
  options: PreviewOptions,
): Promise<Result<string, OwnerFailure>> {
  if (!isEmailAddress(address)) return err(badInput(`"${address}" is no e-mail address.`))
  const secrets = readSecrets(process.env, folder)
  const settings = secrets.ok ? readFormSettings(secrets.value) : secrets
  if (!settings.ok) return err(badInput(...settings.failure))
  const { mail } = settings.value
  if (mail === null)
    return err(
      badInput(
        'No mail server is set.',
        'Set VITRINE_SMTP_URL, VITRINE_MAIL_FROM and VITRINE_FORMS_TO (docs/mail.md).',
      ),
    )
  const site = await readMailSite(folder, options.language)
  if (!site.ok) return site
  const { subject, text, html } = writeSample(site.value, options.mail)
  const mailer = createSmtpMailer({ url: mail.smtpUrl, from: mail.from })
  const sent = await mailer.send({ to: address, subject: `[Test] ${subject}`, text, html })
  if (sent.ok)
    return ok(`The mail server took a test mail to ${address}. Look into its folder for spam as well.`)
  return err(
    failed(
      `The mail was ${sent.failure.tag === 'refused' ? 'refused' : 'not sent'}: ${sent.failure.message}`,
      'Check VITRINE_SMTP_URL and VITRINE_MAIL_FROM; docs/mail.md says what mail servers ask for.',
    ),
  )
}

/** `vitrine mail send-test <address> <folder>`: sends a mail with a made-up order at once. */
export function registerSendTest(mail: Command, terminal: Terminal, fail: Fail): void {
  nameMail(
    mail
      .command('send-test')
      .argument('<address>', 'where the mail goes')
      .argument('<folder>', 'the site folder'),
  )
    .description('send a mail with a made-up order over the mail server that is set')
    .action(async (address: string, folder: string, options: PreviewOptions) => {
      const sent = await sendTest(address, folder, options)
      if (!sent.ok) return fail(sent.failure)
      terminal.out(options.json ? jsonText({ sent: true, to: address }) : plainText(sent.value))
    })
}
