import { optionTexts } from '../../../catalog/index.js'
import { townOf } from '../../../orders/index.js'
import type { Address, BusinessIdentity, ExtraItem, LineItem, Order } from '../../../orders/index.js'
import { paymentsText, planTexts } from '../../../subscriptions/index.js'
import { shareableText } from '../render/shareable-text.js'
import type { ListedLine, ListedTotal, MailBlock } from '../render/mail-block.js'
import type { MailFormats } from '../render/mail-formats.js'
import type { MailedOrder } from './mailed-order.js'
import type { MailLine } from './order-mail.js'
import type { MailWords } from '../texts/mail-words.js'
import { taxIdLabel } from '../texts/tax-id-label.js'

/** The chosen options of a line, its plan and its code, one line each. */
export const lineDetails = (item: LineItem, words: MailWords): readonly string[] => [
  ...optionTexts(item.product.optionSets, item.sku.optionValues),
  ...(item.subscription === null ? [] : planTexts(item.subscription, words)),
  ...(item.sku.code === null ? [] : [item.sku.code]),
]

const lineOf = (item: LineItem, words: MailWords, { price }: MailFormats): ListedLine => ({
  name: item.product.name,
  details: [...lineDetails(item, words), ...(item.count > 1 ? [`${item.count} × ${price(item.price)}`] : [])],
  count: item.count,
  amount: price(item.rowTotal),
})

/** The label of an extra; a way of shipping is often named by one word, such as "Standard". */
export const extraLabel = (
  { kind, name }: ExtraItem,
  { shipping, colon }: Pick<MailWords, 'shipping' | 'colon'>,
): string =>
  kind === 'shipping' && !name.toLowerCase().includes(shipping.toLowerCase())
    ? `${shipping}${colon} ${name}`
    : name

const extraOf = (extra: ExtraItem, words: MailWords, { price }: MailFormats): ListedTotal => ({
  label: extraLabel(extra, words),
  amount: price(extra.price),
  ...(extra.isIncluded === true && { weight: 'included' }),
})

function totalsOf(order: Order, words: MailWords, formats: MailFormats): readonly ListedTotal[] {
  const { price } = formats
  const added = order.extraItems.filter(({ isIncluded }) => isIncluded !== true)
  const included = order.extraItems.filter(({ isIncluded }) => isIncluded === true)
  return [
    ...(added.length === 0 ? [] : [{ label: words.subtotal, amount: price(order.subtotal) }]),
    ...added.map((item) => extraOf(item, words, formats)),
    { label: words.total, amount: price(order.total), weight: 'total' },
    ...included.map((item) => extraOf(item, words, formats)),
  ]
}

/** The payment, as far as the shop knows it: the card's brand and last digits, or the provider. */
export function paymentText({ card, paymentProcessor, total }: Order, words: MailWords): string | null {
  if (total.amount === 0 && card === null) return words.free
  if (card !== null && card.last4 !== '') return `${card.provider} •••• ${card.last4}`
  const provider = card?.provider ?? paymentProcessor
  return provider === null || provider === '' ? null : provider.charAt(0).toUpperCase() + provider.slice(1)
}

/** The blocks of an order: its lines and totals; `heading` stands above them. */
export function orderBlocks(
  { order, number, placedMs }: MailedOrder,
  words: MailWords,
  formats: MailFormats,
  heading: string = words.order,
): readonly MailBlock[] {
  const payment = paymentText(order, words)
  const payments = paymentsText(order, words, formats)
  const shipping = order.shippingMethods.find(({ selected }) => selected)
  return [
    { tag: 'heading', text: heading },
    {
      tag: 'facts',
      facts: [
        [words.number, number],
        [words.date, formats.day(placedMs)],
        ...(payment === null ? [] : [[words.payment, payment] as const]),
        ...(shipping === undefined || !order.flags.requiresShipping
          ? []
          : [[words.shipping, shipping.name] as const]),
      ],
    },
    { tag: 'lines', lines: order.items.map((item) => lineOf(item, words, formats)) },
    { tag: 'totals', totals: totalsOf(order, words, formats) },
    ...(payments === null ? [] : [{ tag: 'text', text: payments } as const]),
  ]
}

/** The lines of an address; `clean` makes untrusted words safe. */
export const addressLines = (
  address: Address,
  { country }: MailFormats,
  clean: (line: string) => string = shareableText,
): readonly string[] => {
  const { town, state } = townOf(address)
  const last = [state, address.country && country(address.country)].filter((part) => part).join(', ')
  return [address.addressee, address.line1, address.line2, town, last].flatMap((line) =>
    line === null || line.trim() === '' ? [] : [clean(line)],
  )
}

/** The addresses of an order. */
export function addressBlocks(
  { shippingAddress, billingAddress }: Order,
  words: MailWords,
  formats: MailFormats,
): readonly MailBlock[] {
  const columns = [
    ...(shippingAddress === null
      ? []
      : [{ title: words.shippingAddress, lines: addressLines(shippingAddress, formats) }]),
    ...(billingAddress === null
      ? []
      : [{ title: words.billingAddress, lines: addressLines(billingAddress, formats) }]),
  ].filter(({ lines }) => lines.length > 0)
  return columns.length === 0 ? [] : [{ tag: 'columns', columns }]
}

/** The shopper's answers to the additional questions. */
export function answerBlocks({ customData }: Order, words: MailWords): readonly MailBlock[] {
  const facts = customData.flatMap(({ name, textArea, textInput, checkbox }) => {
    const value = checkbox === null ? (textArea ?? textInput ?? '') : checkbox ? words.yes : words.no
    return value.trim() === '' ? [] : [[shareableText(name), shareableText(value)] as const]
  })
  return facts.length === 0 ? [] : [{ tag: 'facts', facts }]
}

/** The bought files; `origin` is the address of the site, since the files' addresses begin with a path. */
export const downloadBlocks = (
  { downloads }: Order,
  words: MailWords,
  origin: string,
): readonly MailBlock[] =>
  downloads.length === 0
    ? []
    : [
        { tag: 'heading', text: words.downloads },
        {
          tag: 'links',
          links: downloads.map(({ name, url }) => ({
            label: name,
            href: url.startsWith('/') ? `${origin}${url}` : url,
          })),
        },
      ]

/** Goods with few remaining pieces. */
export const runningOutBlocks = ({ runningOut }: MailedOrder, words: MailWords): readonly MailBlock[] =>
  runningOut.length === 0
    ? []
    : [
        { tag: 'heading', text: words.runningOut },
        {
          tag: 'facts',
          facts: runningOut.map(({ name, code, left }) => [
            code === null ? name : `${name} (${code})`,
            `${left}`,
          ]),
        },
      ]

/** Goods without prices, for example of a parcel. */
export const lineBlocks = (lines: readonly MailLine[]): readonly MailBlock[] =>
  lines.length === 0
    ? []
    : [{ tag: 'lines', lines: lines.map((line) => ({ ...line, details: [], amount: null })) }]

/** The seller's identity. */
export function businessBlocks(business: BusinessIdentity | null, words: MailWords): readonly MailBlock[] {
  if (business === null) return []
  const named = (word: string, value: string | null): readonly string[] =>
    value === null ? [] : [`${word}${words.colon} ${value}`]
  const text = [
    business.name,
    ...business.address,
    ...named(words.email, business.email),
    ...named(words.phone, business.phone),
    ...named(taxIdLabel(business.taxId, words), business.taxId),
    ...named(words.register, business.register),
  ].join('\n')
  return [{ tag: 'small', title: words.seller, text }]
}

/** A longer text of the owner. */
export const legalBlocks = (title: string, text: string | null): readonly MailBlock[] =>
  text === null ? [] : [{ tag: 'small', title, text }]
