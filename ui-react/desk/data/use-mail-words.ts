import { useSession } from './use-session.js'

/** The message about a mail that was queued: without a mail server it waits. */
export const queuedMailText = (sent: string, kept: string, mailsAreSent: boolean): string =>
  mailsAreSent ? sent : `${kept}: no mail server is set`

/** Makes messages about queued mails, by what this shop does with its mails. */
export function useMailWords(): (sent: string, kept: string) => string {
  const { data: session } = useSession()
  return (sent, kept) => queuedMailText(sent, kept, session?.shop.mailsAreSent !== false)
}
