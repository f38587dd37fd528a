import type { MailSummary } from '../../../../core/ports/mail/mail-outbox.port.js'
import { plural } from '../../../../core/shared/index.js'
import { plainLine } from '../plain-words.js'
import { utcText } from '../time-text.js'

const triesOf = ({ tries, failure }: MailSummary): string =>
  failure === null ? '' : `  (tried ${plural(tries, 'time')}: ${plainLine(failure)})`

/** A mail that waits or was given up, on one line. */
export const mailLine = (mail: MailSummary): string =>
  `${utcText(mail.createdMs)}  ${mail.state}  ${plainLine(mail.kind)}  ${plainLine(mail.to ?? 'to the owner')}  ` +
  `${mail.id}${triesOf(mail)}`
