import { useSession } from './use-session.js'

/** The message about a mail that was queued: without a mail server it waits. */
export const queuedMailText = (sent: string, kept: string, mailsAreSent: boolean): string =>
  mailsAreSent ? sent : `${kept}: no mail server is set`

/** The sentence on the mail that a change of an order sends to its shopper. */
export function shopperMailText(email: string | null, sent: string, mailsAreSent: boolean): string {
  if (email === null) return 'The shopper gets no mail: there is no mail address.'
  return mailsAreSent ? sent : 'The shopper gets no mail: no mail server is set.'
}

/** The text of an outbox without a mail: without a mail server none was ever sent. */
export const emptyOutboxText = (mailsAreSent: boolean): string =>
  mailsAreSent ? 'Every mail was sent. Sent mails are not kept here.' : 'No mail was written yet.'

/** Makes sentences on mails to shoppers, by what this shop does with its mails. */
export function useShopperMail(): (email: string | null, sent: string) => string {
  const { data: session } = useSession()
  return (email, sent) => shopperMailText(email, sent, session?.shop.mailsAreSent !== false)
}

/** Makes messages about queued mails, by what this shop does with its mails. */
export function useMailWords(): (sent: string, kept: string) => string {
  const { data: session } = useSession()
  return (sent, kept) => queuedMailText(sent, kept, session?.shop.mailsAreSent !== false)
}
