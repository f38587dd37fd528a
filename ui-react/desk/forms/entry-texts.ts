import type { DeskEntryRow } from '../../../core/desk/index.js'
import { formValueText, QUOTE_WORDS } from '../../../core/site/index.js'

const MAX_SUMMARY = 160

const isName = (field: string): boolean => /\bname\b/i.test(field)

/** The name of an entry's sender: the field for a name, else the address, else the first field. */
export function senderOf({ fields, replyTo, form }: DeskEntryRow): string {
  const name = fields.find((field) => isName(field.name) && field.value.trim() !== '')?.value.trim()
  return name ?? replyTo ?? fields.find(({ value }) => value.trim() !== '')?.value.trim() ?? form
}

/** The longest text of an entry on one line, which is its message. */
export function summaryOf(entry: DeskEntryRow): string {
  const sender = senderOf(entry)
  const texts = entry.fields.map(({ value }) => formValueText(value).replace(/\s+/g, ' ').trim())
  const message = texts
    .filter((text) => text !== sender && text !== entry.replyTo)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
  return message.slice(0, MAX_SUMMARY)
}

/** The subject of a reply. */
export const replySubject = ({ form }: DeskEntryRow, shop: string): string => `${shop}: ${form}`

/** A link that opens a mail program with a reply to an entry, its message quoted. */
export function replyAddress(entry: DeskEntryRow, shop: string): string {
  const quoted = entry.fields
    .map(({ name, value }) => `${name}: ${formValueText(value, QUOTE_WORDS)}`)
    .join('\n')
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')
  const subject = encodeURIComponent(replySubject(entry, shop))
  const body = encodeURIComponent(`\r\n\r\n${quoted}`)
  return `mailto:${encodeURIComponent(entry.replyTo ?? '')}?subject=${subject}&body=${body}`
}
