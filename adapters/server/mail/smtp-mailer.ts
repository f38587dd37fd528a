import { createTransport } from 'nodemailer'
import type { MailFailure, Mailer } from '../../../core/ports/mail/mailer.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { isLoopbackHost } from '../platform/loopback-host.js'

/** The mail server, the sender, and time limits (ms). */
export interface SmtpMailerOptions {
  /** `smtp://user:password@host:port` or `smtps://...`. */
  readonly url: string
  /** The sender, e.g. `Shop <shop@example.org>`. */
  readonly from: string
  /** The time to connect, and the time for the greeting. @default 30000 */
  readonly timeoutMs?: number
  /**
   * The time that one mail may take in all; its attachments have at most 10 MB. Servers check a mail before they
   * confirm it: if the client leaves earlier, it is sent again and comes twice (RFC 5321, 4.5.3.2.6).
   * @default 300000
   */
  readonly totalMs?: number
  /** Called with the server's reason if it refuses some receivers of a mail that it accepts. @default ignored */
  readonly onPartlyRefused?: (reason: string) => void
}

/** Codes of failures that concern only this mail; the next one may succeed. */
const OF_ONE_MAIL: readonly string[] = ['EENVELOPE', 'EMESSAGE']
/** The reply of a server that ends the connection. */
const CLOSING = 421
const PERMANENT = 500

/** The meaning of an error of nodemailer. */
function failureTag({ code, responseCode, command }: Readonly<Record<string, unknown>>): MailFailure['tag'] {
  if (!OF_ONE_MAIL.includes(`${code}`) || responseCode === CLOSING) return 'not-sent'
  if (Number(responseCode) >= PERMANENT) return 'refused'
  // Other senders and the server's load are the reasons of a deferred sender.
  return command === 'MAIL FROM' ? 'not-sent' : 'deferred'
}

/**
 * True if an address of a header needs no letters beyond ASCII: many servers refuse a mail with such a mailbox in a
 * header (RFC 6532). Hosts are written in their ASCII form.
 */
const hasPlainMailbox = (address: string): boolean => /^[!-~]+@[^@]+$/.test(address)

/** True if a password would leave this machine readable, should the server offer no encryption. */
const needsEncryption = (url: string): boolean => {
  const { username, hostname, searchParams } = new URL(url)
  const isRenounced = searchParams.get('ignoreTLS') === 'true'
  return username !== '' && !isRenounced && !isLoopbackHost(hostname)
}

/** Sends mail over SMTP. No content of a mail can make it read files or addresses. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, timeoutMs = 30_000, totalMs = 300_000, onPartlyRefused } = options
  const transport = createTransport({
    url,
    requireTLS: needsEncryption(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: totalMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, replyTo, messageId, unsubscribeUrl, attachments = [] }) => {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({
          from,
          signal: AbortSignal.timeout(totalMs),
          to,
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(replyTo !== undefined && hasPlainMailbox(replyTo) && { replyTo }),
          ...(messageId !== undefined && { messageId }),
          ...(unsubscribeUrl !== undefined && {
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          attachments: attachments.map(({ name, contentType, base64 }) => ({
            filename: name,
            contentType,
            content: base64,
            encoding: 'base64',
          })),
        })
        for (const { response, message } of rejectedErrors) onPartlyRefused?.(response ?? message)
        return ok(undefined)
      } catch (thrown) {
        const error = (thrown ?? {}) as Readonly<Record<string, unknown>>
        return err({ tag: failureTag(error), message: `${error['message'] ?? thrown}` })
      }
    },
  }
}
