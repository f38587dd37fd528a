export { createSmtpMailer } from './smtp-mailer.js'
export type { SmtpMailerOptions } from './smtp-mailer.js'
export { createResolveTxt, readSenderRecords } from './read-sender-records.js'
export type { ResolveTxt } from './read-sender-records.js'
