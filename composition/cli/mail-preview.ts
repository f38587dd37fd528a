import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import { createSmtpMailer } from '../../adapters/server/mail/index.js'
import { isEmailAddress } from '../../core/accounts/index.js'
import { err, ok, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { writeReminder } from '../../core/use-cases/mails/cart-reminder.js'
import { writeGivenUp } from '../../core/use-cases/mails/given-up-notice.js'
import { renderWritten } from '../../core/use-cases/mails/render-mail.js'
import { sampleAbout, sampleMailedOrder } from '../../core/use-cases/mails/sample-order.js'
import { SAMPLE_CART, SAMPLE_GIVEN_UP } from '../../core/use-cases/mails/sample-notices.js'
import { NOTICE_NAMES, noticeTextsFor } from '../../core/use-cases/mails/texts/notice-texts.js'
import type { NoticeName } from '../../core/use-cases/mails/texts/notice-texts.js'
import { ORDER_TEMPLATE_NAMES, orderTextsFor } from '../../core/use-cases/mails/texts/order-texts.js'
import type { OrderTemplateName } from '../../core/use-cases/mails/texts/order-mail-texts.js'
import { writeOrderMail } from '../../core/use-cases/mails/write-order-mail.js'
import type { WrittenOrderMail } from '../../core/use-cases/mails/write-order-mail.js'
import { readFormSettings, readSecrets } from '../server/index.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import type { MailSite } from '../../adapters/server/site-folder/mail-site.js'
import { jsonText, plainText } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { readMailSite } from './read-mail-site.js'

type PreviewName = OrderTemplateName | NoticeName
type Sample = Pick<WrittenOrderMail, 'subject' | 'text' | 'html'>

const PREVIEW_NAMES: readonly PreviewName[] = [...ORDER_TEMPLATE_NAMES, ...NOTICE_NAMES]

interface PreviewOptions {
  readonly mail: PreviewName
  readonly language?: string
  readonly html?: boolean
  readonly template?: boolean
  readonly output?: string
  readonly json?: boolean
}

const isNotice = (name: PreviewName): name is NoticeName => NOTICE_NAMES.some((notice) => notice === name)

/** A notice of a made-up shop, as it is sent. */
function writeNotice({ shop, look }: MailSite, name: NoticeName): Sample {
  const { mail } = renderWritten(
    '',
    name === 'cartReminder'
      ? writeReminder(SAMPLE_CART, shop, `${shop.origin}/.vitrine/reminders?key=sample`)
      : writeGivenUp(SAMPLE_GIVEN_UP, shop),
    shop,
    look,
  )
  return { subject: mail.subject, text: mail.text, html: mail.html ?? '' }
}

const writeSample = (site: MailSite, name: PreviewName): Sample => {
  const { shop, look, settings } = site
  if (isNotice(name)) return writeNotice(site, name)
  const { currency } = settings
  return writeOrderMail(sampleAbout(name, currency), sampleMailedOrder(currency), shop, look)
}

/** A template as a file of the owner's begins. */
function templateText({ shop }: MailSite, name: PreviewName): string {
  const { subject, text } = isNotice(name)
    ? (shop.notices[name] ?? noticeTextsFor(shop.language)[name])
    : (shop.templates[name] ?? orderTextsFor(shop.language).mails[name])
  return `Subject: ${subject}\n\n${text}`
}

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
      if (options.template) return terminal.out(templateText(site.value, options.mail))
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
