import { DEFAULT_DOCUMENT_SETTINGS, INVOICE_MOMENTS, MAILED_INVOICES } from '../../../core/orders/index.js'
import type { DocumentSettings } from '../../../core/orders/index.js'
import { readCount } from './amounts.js'
import { UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'

const PREFIX = /^(?:[A-Za-z0-9/._-]|\{year\}){0,20}$/

const readPrefix = (reader: SettingsReader): Read<string> =>
  reader.read(
    (value) => (typeof value === 'string' && PREFIX.test(value) ? value : undefined),
    'at most 20 letters, digits, or . / _ -; {year} stands for the year',
  )

const readWord = <Word extends string>(reader: SettingsReader, words: readonly Word[]): Read<Word> =>
  reader.read((value) => words.find((word) => word === value), `one of ${words.join(', ')}`)

/** The numbers of invoices, and their moments: `invoices` in `vitrine.json` (docs/documents.md). */
export function readDocumentSettings(reader: SettingsReader, hasBusiness: boolean): Read<DocumentSettings> {
  const members = reader.members(['issue', 'prefix', 'creditPrefix', 'first', 'withConfirmation'])
  if (members === UNREADABLE) return UNREADABLE
  const { issue, prefix, creditPrefix, first, withConfirmation } = DEFAULT_DOCUMENT_SETTINGS
  const settings = whole<DocumentSettings>({
    issue: members.issue.optional(issue, (one) => readWord(one, INVOICE_MOMENTS)),
    prefix: members.prefix.optional(prefix, readPrefix),
    creditPrefix: members.creditPrefix.optional(creditPrefix, readPrefix),
    first: members.first.optional(first, readCount),
    withConfirmation: members.withConfirmation.optional(withConfirmation, (one) =>
      readWord(one, MAILED_INVOICES),
    ),
  })
  if (settings === UNREADABLE) return UNREADABLE
  if (settings.prefix === settings.creditPrefix)
    return members.creditPrefix.fail('must differ from prefix: credit notes count by themselves')
  const isAutomatic = settings.issue === 'when-paid' || settings.withConfirmation !== 'no'
  return isAutomatic && !hasBusiness
    ? reader.fail('needs "business": an invoice names the seller (docs/mail.md)')
    : settings
}
