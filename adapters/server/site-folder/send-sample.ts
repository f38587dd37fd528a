import { createSmtpMailer } from '../mail/index.js'
import type { FormMailSettings } from '../settings/environment/form-settings.js'
import { isEmailAddress } from '../../../core/accounts/index.js'
import { badInput, err, failed, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { SentMailName } from '../../../core/use-cases/mails/mail-kinds.js'
import type { MailSite } from './mail-site.js'
import { writeSample } from './sample-mails.js'

/** A test mail: its recipient, its name, and the mail server; null: none is set. */
interface TestMail {
  readonly address: string
  readonly name: SentMailName
  readonly mail: Pick<FormMailSettings, 'smtpUrl' | 'from'> | null
}

/** Sends a mail of a site with sample data at once. */
export async function sendSample(
  site: MailSite,
  { address, name, mail }: TestMail,
): Promise<Result<string, OwnerFailure>> {
  if (!isEmailAddress(address)) return err(badInput(`"${address}" is not an e-mail address.`))
  if (mail === null)
    return err(
      badInput(
        'No mail server is set.',
        'Set VITRINE_SMTP_URL, VITRINE_MAIL_FROM and VITRINE_FORMS_TO (docs/mail.md).',
      ),
    )
  const { subject, text, html } = writeSample(site, name)
  const mailer = createSmtpMailer({ url: mail.smtpUrl, from: mail.from })
  const sent = await mailer.send({
    to: address,
    subject: `[Test] ${subject}`,
    text,
    ...(html !== null && { html }),
  })
  if (sent.ok) return ok(`The mail server took a test mail to ${address}. Check its spam folder too.`)
  return err(
    failed(
      `The mail was ${sent.failure.tag === 'refused' ? 'refused' : 'not sent'}: ${sent.failure.message}`,
      'Check VITRINE_SMTP_URL and VITRINE_MAIL_FROM; docs/mail.md says what mail servers ask for.',
    ),
  )
}
