import type { MailWords } from './mail-words.js'

/** The label of a seller's tax number: only a number that begins with its country is one for VAT. */
export function taxIdLabel(taxId: string | null, words: MailWords): string {
  if (/^(?:ATU|CHE)/i.test(taxId ?? '')) return words.uid
  return /^[a-z]{2}/i.test(taxId ?? '') ? words.taxId : words.taxNumber
}
