export { noteBounces } from './note-bounces.js'
export { readQueuedMails } from './mailbox.js'
export {
  insertMailFor,
  insertOfMail,
  mailRowOf,
  mailsAbout,
  orderMailRows,
  queueMails,
  queueOrderMails,
  withMails,
} from './queue-mails.js'
export {
  countRetried,
  createSqlMailList,
  forgetOldMails,
  mailRetry,
  readGivenUp,
  setAsideMails,
} from './sql-mail-list.js'
export { createSqlMailOutbox } from './sql-mail-outbox.js'
export { createSqlMailQueue } from './sql-mail-queue.js'
export type { QueueContext } from './queue-mails.js'
export type { SqlMailsOptions } from './sql-mail-outbox.js'
