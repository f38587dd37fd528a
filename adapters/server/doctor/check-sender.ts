import { senderDomain } from '../../../core/use-cases/mails/sending/message-id.js'
import { isUnlistedDomain, senderFlaws } from '../../../core/use-cases/mails/sending/sender-records.js'
import type { SenderFlaw } from '../../../core/use-cases/mails/sending/sender-records.js'
import type { Result } from '../../../core/shared/index.js'
import { readSenderRecords } from '../mail/index.js'
import type { ResolveTxt } from '../mail/index.js'
import { readFormSettings } from '../settings/environment/form-settings.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

const IN_DNS = '(docs/mail.md#delivery).'

const FLAWS: Readonly<Record<SenderFlaw, readonly ['problem' | 'note', string, (domain: string) => string]>> =
  {
    'no-spf': [
      'problem',
      'has no SPF record: many mail servers treat its mails as spam.',
      (domain) =>
        `Add the TXT record for ${domain} that your mail provider names, such as "v=spf1 include:... -all" ${IN_DNS}`,
    ],
    'several-spf': [
      'problem',
      'has several SPF records: mail servers then trust none of them.',
      (domain) => `Put them together in one TXT record for ${domain} ${IN_DNS}`,
    ],
    'spf-allows-all': [
      'problem',
      'has an SPF record that lets every server send in its name.',
      (domain) => `End the record for ${domain} with -all or ~all in place of +all ${IN_DNS}`,
    ],
    'no-dmarc': [
      'note',
      'has no DMARC record: large mail providers ask for one.',
      (domain) => `Add the TXT record _dmarc.${domain}, such as "v=DMARC1; p=none; rua=mailto:..." ${IN_DNS}`,
    ],
    'several-dmarc': [
      'problem',
      'has several DMARC records: mail servers then follow none of them.',
      (domain) => `Leave one TXT record at _dmarc.${domain} ${IN_DNS}`,
    ],
    'unnamed-dkim': [
      'note',
      'may have a DKIM key, whose name only your mail provider knows: it was not checked.',
      (domain) =>
        `Set VITRINE_DKIM_SELECTOR to the name before ._domainkey.${domain}, or look at the headers of ` +
        `\`vitrine mail send-test\`: dkim=pass ${IN_DNS}`,
    ],
    'no-dkim': [
      'problem',
      'has no DKIM key under the name of VITRINE_DKIM_SELECTOR: signed mails fail the check.',
      (domain) =>
        `Add the record below _domainkey.${domain} that your mail provider names, or correct the name ${IN_DNS}`,
    ],
    'revoked-dkim': [
      'problem',
      'has a DKIM key that was revoked (p= is empty): signed mails fail the check.',
      (domain) => `Put the present key of your mail provider below _domainkey.${domain} ${IN_DNS}`,
    ],
  }

/** Checks the DNS records of the sender's domain; no findings if no mail is set up. */
export async function senderFindings(
  secrets: Result<Environment, readonly string[]>,
  resolve: ResolveTxt,
): Promise<readonly SiteFinding[]> {
  const settings = secrets.ok ? readFormSettings(secrets.value) : secrets
  if (!settings.ok || settings.value.mail === null) return []
  const { from, dkimSelector = null } = settings.value.mail
  const domain = senderDomain(from)
  if (isUnlistedDomain(domain)) return []
  const records = await readSenderRecords(resolve, domain, dkimSelector)
  if (records.tag === 'unreachable')
    return [
      siteFinding(
        'note',
        'mail',
        `DNS could not be asked about ${domain} (${records.reason}): SPF, DKIM and DMARC were not checked.`,
        'Run this again where the Internet can be reached.',
      ),
    ]
  return senderFlaws(records).map((flaw) => {
    const [level, message, fix] = FLAWS[flaw]
    return siteFinding(level, 'mail', `The domain ${domain} of the sender ${message}`, fix(domain))
  })
}
