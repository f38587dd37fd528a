import { backupStanding } from '../backups/index.js'
import type { LastBackup } from '../backups/index.js'
import type { NewMail } from '../../ports/mail/mail-outbox.port.js'
import { mailDays } from '../accounts/mails/mail-texts.js'
import { fillLine, fillText } from './render/fill-template.js'
import type { WrittenContent } from './mail-content.js'
import type { NoticeShop } from './orders/mailed-order.js'
import { noticeTextsFor } from './texts/notice-texts.js'

/** The kind of the owner's notice about an overdue backup. */
const BACKUP_OVERDUE_KIND = 'backupOverdue'

/** Writes the notice in the language of the shop: the last backup and its day. */
export function writeBackupNotice(
  { madeOn, file }: Pick<LastBackup, 'madeOn' | 'file'>,
  { name, language, country, notices }: NoticeShop,
): WrittenContent {
  const { subject, text } = notices.backupOverdue ?? noticeTextsFor(language).backupOverdue
  const words = { site: name, date: mailDays({ language, country }).format(madeOn), file }
  return {
    tag: 'written',
    subject: fillLine(subject, words),
    text: fillText(text, words),
    html: null,
    links: [],
  }
}

/** The notice to the owner, due once after each backup whose next one is overdue; null: none is due. */
export function backupNotice(
  last: LastBackup & { readonly isNoticeSent: boolean },
  nowMs: number,
  shop: NoticeShop,
): NewMail | null {
  if (last.isNoticeSent || backupStanding(last, nowMs).tag !== 'overdue') return null
  return { kind: BACKUP_OVERDUE_KIND, to: null, content: writeBackupNotice(last, shop) }
}
