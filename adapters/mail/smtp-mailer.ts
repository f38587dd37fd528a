import { createTransport } from 'nodemailer'
import type { Mailer } from '../../core/ports/mailer.port.js'
import { err, ok } from '../../core/shared/index.js'

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:port` or `smtps://...`. */
  readonly url: string
  /** The sender, e.g. `Shop <shop@example.org>`. */
  readonly from: string
  /** How long the server may take for each step. @default 10000 */
  readonly timeoutMs?: number
}

/** Sends mail over SMTP. */
export function createSmtpMailer({ url, from, timeoutMs = 10_000 }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    send: async ({ to, subject, text, replyTo }) => {
      try {
        await transport.sendMail({ from, to, subject, text, ...(replyTo !== undefined && { replyTo }) })
        return ok(undefined)
      } catch (thrown) {
        return err({ tag: 'not-sent', message: thrown instanceof Error ? thrown.message : String(thrown) })
      }
    },
  }
}
