import type { MailSummary } from '../../../../core/ports/mail/mail-outbox.port.js'
import { plural } from '../../../../core/shared/index.js'
import type { Bounce } from '../../../../core/use-cases/mails/sending/read-bounce.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'
import { utcText } from '../time-text.js'

const triesOf = ({ tries, failure }: MailSummary): string =>
  failure === null ? '' : `  (tried ${plural(tries, 'time')}: ${plainLine(failure)})`

/** A mail that waits or was given up, on one line. */
export const mailLine = (mail: MailSummary): string =>
  `${utcText(mail.createdMs)}  ${mail.state}  ${plainLine(mail.kind)}  ${plainLine(mail.to ?? 'to the owner')}  ` +
  `${mail.id}${triesOf(mail)}`

/** The mails that a report says came back; `noted`: those of them that were not listed before. */
export const bouncesResult = (bounces: readonly Bounce[], noted: number): PrintedResult => ({
  json: { returned: bounces.map(({ to, reason }) => ({ to, reason })), noted },
  lines: [
    ...bounces.map(({ to, reason }) => plainLine(`${to}: ${reason}`)),
    noted > 0
      ? `${plural(noted, 'mail')} came back; \`vitrine mail list --state given-up\` lists them.`
      : 'Nothing new: no mail came back, or it was listed before.',
  ],
})
