import { add } from '../../money/index.js'
import type { Money, PartsPerMillion } from '../../money/index.js'
import type { Address, BusinessIdentity, Order, OrderTax, TaxRecord } from '../../orders/index.js'
import { withRate } from '../../pricing/index.js'
import { withoutControls, withoutDirectionMarks } from '../../shared/index.js'
import { mailLocale } from '../accounts/mails/mail-texts.js'
import { formatsOf } from '../mails/render/mail-formats.js'
import type { MailFormats } from '../mails/render/mail-formats.js'
import type { MailShop } from '../mails/orders/mailed-order.js'
import { addressLines } from '../mails/orders/order-blocks.js'
import { plainName } from '../mails/render/shareable-text.js'
import type { MailWords } from '../mails/texts/mail-words.js'
import { orderTextsFor } from '../mails/texts/order-texts.js'
import { taxIdLabel } from '../mails/texts/tax-id-label.js'
import type { BusinessDocument, DocumentTable } from '../../orders/index.js'
import { documentWordsFor } from './texts/document-texts.js'
import type { DocumentWords } from './texts/document-words.js'

/** The shop that issues a document. */
export type DocumentShop = Pick<MailShop, 'name' | 'language' | 'country' | 'priceLocale' | 'business'>

/** The words and formats of a shop's documents. */
export interface DocumentStyle {
  /** The language of the words, as in `lang`. */
  readonly language: string
  readonly words: DocumentWords
  readonly mailWords: MailWords
  readonly formats: MailFormats
  readonly percent: (share: PartsPerMillion) => string
}

/** The words and formats of the shop's language. */
export function styleOf(shop: DocumentShop): DocumentStyle {
  const language = mailLocale(shop.language)
  const percents = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 4,
  })
  return {
    language,
    words: documentWordsFor(shop.language),
    mailWords: orderTextsFor(shop.language).words,
    formats: formatsOf(shop),
    percent: (share) => percents.format(share / 1_000_000),
  }
}

/**
 * Makes untrusted text safe for print: one line, without characters that change the direction of other text.
 */
export const printable = (text: string): string =>
  withoutDirectionMarks(withoutControls(text.replace(/\s+/gu, ' '))).trim()

/** The first address with any content, with the name or the mail address of the order. */
export function recipientOf(
  title: string,
  addresses: readonly (Address | null)[],
  { fullName, email }: { readonly fullName: string | null; readonly email: string | null },
  { formats }: DocumentStyle,
): BusinessDocument['recipient'] {
  const lines = addresses
    .map((address) => (address === null ? [] : addressLines(address, formats, printable)))
    .find((found) => found.length > 0)
  const named = lines ?? [fullName, email].flatMap((text) => (text ? [printable(text)] : [])).slice(0, 1)
  return { title, lines: named }
}

/** The seller's name and address. */
const sellerLines = ({ business, name }: DocumentShop): readonly string[] =>
  business === null ? [plainName(name)] : [business.name, ...business.address].map(printable)

/** The small print about the seller. */
function footerOf(business: BusinessIdentity | null, { mailWords }: DocumentStyle): readonly string[] {
  if (business === null) return []
  const { email, phone, taxId, register } = business
  const named = [
    [mailWords.email, email],
    [mailWords.phone, phone],
    [taxIdLabel(taxId, mailWords), taxId],
    [mailWords.register, register],
  ] as const
  return named.flatMap(([word, value]) =>
    value === null ? [] : [`${word}${mailWords.colon} ${printable(value)}`],
  )
}

/** The tax rates of a line, such as `19%`; null: unknown. */
export const ratesOfItem = (
  taxes: readonly OrderTax[] | undefined,
  item: number,
  { percent }: DocumentStyle,
): string | null =>
  taxes === undefined
    ? null
    : taxes
        .filter(({ items }) => items.includes(item))
        .map(({ share }) => percent(share))
        .join(' + ')

/** A tax of an amount: its base and its amount. */
export type DocumentTax = Pick<OrderTax, 'name' | 'share' | 'net' | 'amount'>

const grossOf = ({ net, amount }: DocumentTax): Money => add(net, amount)

const taxName = ({ name, share }: DocumentTax, { percent }: DocumentStyle): string =>
  withRate(printable(name), percent(share))

/** The taxes of a document as amounts, with the country of its order. */
export const taxRecordOf = (
  { shippingAddress, billingAddress }: Pick<Order, 'shippingAddress' | 'billingAddress'>,
  taxes: readonly DocumentTax[],
  style: DocumentStyle,
): TaxRecord => ({
  country: shippingAddress?.country ?? billingAddress?.country ?? null,
  taxes: taxes.map((tax) => ({ name: taxName(tax, style), net: tax.net, amount: tax.amount })),
})

/** The taxes of a total, each with its rate; null: there are none. */
export function taxTable(taxes: readonly DocumentTax[], style: DocumentStyle): DocumentTable | null {
  if (taxes.length === 0) return null
  const { words, formats } = style
  return {
    caption: words.taxes,
    columns: [
      { label: words.tax, isNumber: false },
      { label: words.net, isNumber: true },
      { label: words.taxAmount, isNumber: true },
      { label: words.gross, isNumber: true },
    ],
    rows: taxes.map((tax) => [
      taxName(tax, style),
      formats.price(tax.net),
      formats.price(tax.amount),
      formats.price(grossOf(tax)),
    ]),
  }
}

/** The parts that all documents of a shop share: its names, the footer and the language. */
export const frameOf = (
  shop: DocumentShop,
  style: DocumentStyle,
): Pick<BusinessDocument, 'language' | 'shopName' | 'seller' | 'footer' | 'pageText'> => ({
  language: style.language,
  shopName: plainName(shop.name),
  seller: sellerLines(shop),
  footer: footerOf(shop.business, style),
  pageText: style.words.page,
})
