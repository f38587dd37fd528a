export { createSmtpMailer } from './smtp-mailer.js'
export type { SmtpMailerOptions } from './smtp-mailer.js'
