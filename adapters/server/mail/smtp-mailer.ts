import { createTransport } from 'nodemailer'
import type { Mailer } from '../../../core/ports/mail/mailer.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { isLoopbackHost } from '../platform/loopback-host.js'

/** The mail server, the sender, and time limits (ms). */
export interface SmtpMailerOptions {
  /** `smtp://user:password@host:port` or `smtps://...`. */
  readonly url: string
  /** The sender, e.g. `Shop <shop@example.org>`. */
  readonly from: string
  /** The time that the server may take for each step. @default 10000 */
  readonly timeoutMs?: number
  /** The time that one mail may take in all; its attachments have at most 10 MB. @default 300000 */
  readonly totalMs?: number
}

/** Codes that refuse only this mail; the next one may succeed. */
const REFUSALS: readonly string[] = ['EENVELOPE', 'EMESSAGE']
const PERMANENT = 500

/** True if a password would leave this machine readable, should the server offer no encryption. */
const needsEncryption = (url: string): boolean => {
  const { username, hostname, searchParams } = new URL(url)
  const isRenounced = searchParams.get('ignoreTLS') === 'true'
  return username !== '' && !isRenounced && !isLoopbackHost(hostname)
}

/** Sends mail over SMTP. No content of a mail can make it read files or addresses. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, timeoutMs = 10_000, totalMs = 300_000 } = options
  const transport = createTransport({
    url,
    requireTLS: needsEncryption(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, replyTo, messageId, unsubscribeUrl, attachments = [] }) => {
      try {
        await transport.sendMail({
          from,
          signal: AbortSignal.timeout(totalMs),
          to,
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(replyTo !== undefined && { replyTo }),
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
        return ok(undefined)
      } catch (thrown) {
        const { code, responseCode, message } = (thrown ?? {}) as Readonly<Record<string, unknown>>
        const isRefused = REFUSALS.includes(`${code}`) && Number(responseCode) >= PERMANENT
        return err({ tag: isRefused ? 'refused' : 'not-sent', message: `${message ?? thrown}` })
      }
    },
  }
}
