import type { MailId } from '../../../ports/mail/mail-outbox.port.js'

const NO_DOMAIN = 'localhost'

/** The domain of a sender such as `Shop <shop@example.org>`. */
export const senderDomain = (from: string): string =>
  /@([^\s<>@"(),;:\\[\]]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? NO_DOMAIN

/**
 * The Message-ID of a queued mail, the same on every attempt, so that mail programs recognise a second copy.
 */
export const messageIdOf = (id: MailId, from: string): string => `<${id}@${senderDomain(from)}>`
