import { CHECKOUT_PATH } from '../../../checkout/index.js'
import type { Money } from '../../../money/index.js'
import { escapeHtml } from '../../../shared/index.js'
import { fillLine, fillTemplate } from '../render/fill-template.js'
import type { TemplateParts } from '../render/fill-template.js'
import type { MailBlock } from '../render/mail-block.js'
import type { MailLook } from '../render/mail-look.js'
import type { MailedOrder, MailShop } from './mailed-order.js'
import {
  addressBlocks,
  answerBlocks,
  businessBlocks,
  downloadBlocks,
  legalBlocks,
  lineBlocks,
  orderBlocks,
  runningOutBlocks,
} from './order-blocks.js'
import { formatsOf } from '../render/mail-formats.js'
import type { MailFormats } from '../render/mail-formats.js'
import { goesToOwner } from './order-mail.js'
import type { MailedWithdrawal, MailLine, OrderMailAbout } from './order-mail.js'
import { moneyBlocks } from './money-blocks.js'
import { frameHtml, renderBlocks } from '../render/render-html.js'
import { renderText } from '../render/render-text.js'
import { greetedName, plainName, shareableText } from '../render/shareable-text.js'
import type { MailWords } from '../texts/mail-words.js'
import { orderTextsFor } from '../texts/order-texts.js'
import type { OrderTemplateName } from '../texts/order-mail-texts.js'
import { mailDays } from '../../accounts/mails/mail-texts.js'

/** A mail about an order, ready to send. */
export interface WrittenOrderMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The addresses of its buttons and links. */
  readonly links: readonly string[]
}

/** The template of a mail; a partial shipment has its own. */
export const templateOf = (about: OrderMailAbout): OrderTemplateName =>
  about.kind === 'orderDispatched' && about.shipment.isPartial ? 'orderDispatchedInPart' : about.kind

/** A moment to the second, in UTC, with the zone named. */
const momentOf = (shop: MailShop, ms: number): string =>
  mailDays(shop, { dateStyle: 'long', timeStyle: 'long' }).format(ms)

/** The amount that a mail is about; of an order that begins with a trial, what is paid with it. */
const amountOf = (about: OrderMailAbout, { renewal, total }: MailedOrder['order']): Money | null => {
  switch (about.kind) {
    case 'orderRefunded':
    case 'orderRefundRefused':
      return about.refund.amount
    case 'orderCancelled':
      return about.cancellation.refund
    case 'orderInvoice':
      return about.paid ?? total
    default:
      return renewal?.today ?? total
  }
}

const linesOf = (about: OrderMailAbout): readonly MailLine[] => {
  switch (about.kind) {
    case 'orderDispatched':
      return about.shipment.lines
    case 'orderRefunded':
    case 'orderRefundRefused':
      return about.refund.lines
    case 'withdrawalReceived':
    case 'withdrawalNotice':
      return about.withdrawal.lines
    default:
      return []
  }
}

/** The refunded shipping, beside the refunded pieces. */
const refundedShippingBlocks = (
  about: OrderMailAbout,
  words: MailWords,
  { price }: MailFormats,
): readonly MailBlock[] => {
  const shipping = 'refund' in about ? about.refund.shipping : undefined
  return shipping === undefined
    ? []
    : [{ tag: 'totals', totals: [{ label: words.shipping, amount: price(shipping) }] }]
}

const reasonOf = (about: OrderMailAbout): string | null => {
  switch (about.kind) {
    case 'orderRefunded':
    case 'orderRefundRefused':
      return about.refund.reason
    case 'orderCancelled':
      return about.cancellation.reason
    case 'orderPaymentFailed':
      return about.reason
    default:
      return null
  }
}

const factsOf = (facts: readonly (readonly [string, string | null])[]): readonly MailBlock[] => {
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return known.length === 0 ? [] : [{ tag: 'facts', facts: known }]
}

function trackingBlocks(about: OrderMailAbout, words: MailWords): readonly MailBlock[] {
  if (about.kind !== 'orderDispatched') return []
  const { carrier, trackingNumber, trackingUrl } = about.shipment
  return [
    ...factsOf([
      [words.carrier, carrier],
      [words.trackingNumber, trackingNumber],
    ]),
    ...(trackingUrl === null
      ? []
      : [{ tag: 'button', label: words.trackParcel, href: trackingUrl } as const]),
  ]
}

/** True if a withdrawal names neither lines nor anything in words: it is from the whole contract. */
const isWhole = ({ lines, statement }: MailedWithdrawal): boolean => lines.length === 0 && !statement

const withdrawnBlocks = (about: OrderMailAbout, words: MailWords, shop: MailShop, number: string) =>
  !('withdrawal' in about)
    ? []
    : factsOf([
        [words.number, number],
        [words.customer, shareableText(about.withdrawal.name)],
        [words.received, momentOf(shop, about.withdrawal.receivedMs)],
        [words.withdrawn, isWhole(about.withdrawal) ? words.wholeOrder : null],
        [words.statement, about.withdrawal.statement && shareableText(about.withdrawal.statement)],
      ])

/** The date in the mail; empty: unknown. */
function dateOf(about: OrderMailAbout, { placedMs }: MailedOrder, { day }: MailFormats): string {
  if ('withdrawal' in about) return day(about.withdrawal.receivedMs)
  if (about.kind === 'orderDisputed') return about.dueMs === null ? '' : day(about.dueMs)
  return day(placedMs)
}

/**
 * The link to the invoice, in the confirmation and in the invoice's own mail; it needs no log-in, like the
 * confirmation page.
 */
const invoiceBlocks = (
  about: OrderMailAbout,
  amount: Money | null,
  { origin, invoicePath }: MailShop,
  words: MailWords,
  confirmationPath: string,
): readonly MailBlock[] => {
  if ((about.kind !== 'orderPlaced' && about.kind !== 'orderInvoice') || invoicePath === null) return []
  // The invoice opens once the money is taken.
  if (about.kind === 'orderPlaced' && about.isHeld) return []
  // An order that costs nothing gets no invoice.
  if (amount === null || amount.amount === 0) return []
  const query = confirmationPath.slice(confirmationPath.indexOf('?'))
  return [{ tag: 'links', links: [{ label: words.invoice, href: `${origin}${invoicePath}${query}` }] }]
}

/** The button of a mail: to the order, at the desk for its owner, or to the checkout if it is not paid. */
function linkBlocks(
  about: OrderMailAbout,
  { order, confirmationPath }: MailedOrder,
  shop: MailShop,
  words: MailWords,
): readonly MailBlock[] {
  if (about.kind === 'orderPaymentFailed')
    return [{ tag: 'button', label: words.payAgain, href: `${shop.origin}${CHECKOUT_PATH}` }]
  if (goesToOwner(about.kind)) {
    const href = `${shop.deskAddress}/orders/${encodeURIComponent(order.id)}`
    return shop.deskAddress === null ? [] : [{ tag: 'button', label: words.openAtDesk, href }]
  }
  if (confirmationPath === null) return []
  return [
    { tag: 'button', label: words.seeOrder, href: `${shop.origin}${confirmationPath}` },
    ...invoiceBlocks(about, amountOf(about, order), shop, words, confirmationPath),
  ]
}

/** The query of a confirmation, appended to another one. */
const moreOf = (path: string | null): string => path?.replace(/^[^?]*\?/, '&') ?? ''

/** The link to the withdrawal page; with the confirmation's query it shows the order's lines. */
const withdrawBlocks = (
  { origin, withdrawalPath }: MailShop,
  words: MailWords,
  { number, confirmationPath }: MailedOrder,
): readonly MailBlock[] =>
  withdrawalPath === null
    ? []
    : [
        {
          tag: 'links',
          links: [
            {
              label: words.withdrawHere,
              href: `${origin}${withdrawalPath}?order=${encodeURIComponent(number)}${moreOf(confirmationPath)}`,
            },
          ],
        },
      ]

function partsOf(
  about: OrderMailAbout,
  mailed: MailedOrder,
  shop: MailShop,
  words: MailWords,
): TemplateParts {
  const { order, number } = mailed
  const formats = formatsOf(shop)
  const amount = amountOf(about, order)
  const reason = reasonOf(about)
  return {
    words: {
      name: greetedName(order.fullName ?? ''),
      site: plainName(shop.name),
      number,
      date: dateOf(about, mailed, formats),
      amount: amount === null ? '' : formats.price(amount),
    },
    blocks: {
      link: linkBlocks(about, mailed, shop, words),
      order: orderBlocks(mailed, words, formats, goesToOwner(about.kind) ? words.ownOrder : words.order),
      addresses: addressBlocks(
        about.kind === 'orderDispatched' ? { ...order, billingAddress: null } : order,
        words,
        formats,
      ),
      answers: answerBlocks(order, words),
      downloads: downloadBlocks(order, words, shop.origin),
      customer: factsOf([
        [words.customer, order.fullName && plainName(order.fullName)],
        [words.email, order.email],
      ]),
      lines: [...lineBlocks(linesOf(about)), ...refundedShippingBlocks(about, words, formats)],
      // The shop's stock is for its owner only.
      stock: about.kind === 'orderReceived' ? runningOutBlocks(mailed, words) : [],
      tracking: trackingBlocks(about, words),
      money: moneyBlocks(about, order, words),
      reason: reason === null ? [] : [{ tag: 'text', text: `${words.reason}${words.colon} ${reason}` }],
      withdrawn: withdrawnBlocks(about, words, shop, number),
      business: businessBlocks(shop.business, words),
      withdrawal: [...legalBlocks(words.withdrawal, shop.withdrawal), ...withdrawBlocks(shop, words, mailed)],
      terms: legalBlocks(words.terms, shop.terms),
    },
  }
}

const hrefsOf = (blocks: readonly MailBlock[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.tag === 'button') return [block.href]
    return block.tag === 'links' ? block.links.map(({ href }) => href) : []
  })

/** The owner's markup with escaped words and rendered parts. */
function fillMarkup(html: string, { words, blocks }: TemplateParts, look: MailLook): string {
  const drawn = Object.entries(blocks).map(([name, part]) => [name, renderBlocks(part, look)] as const)
  const safe = Object.entries(words).map(([name, word]) => [name, escapeHtml(word)] as const)
  const all = new Map<string, string>([...safe, ...drawn])
  return html.replace(/\{([a-z]+)\}/g, (whole, name: string) => all.get(name) ?? whole)
}

/** Writes a mail about an order, in the language of the shop and with its owner's templates. */
export function writeOrderMail(
  about: OrderMailAbout,
  mailed: MailedOrder,
  shop: MailShop,
  look: MailLook,
): WrittenOrderMail {
  const texts = orderTextsFor(shop.language)
  const words = { ...texts.words, ...shop.words }
  const name = templateOf(about)
  const own = shop.templates[name]
  const template = own ?? texts.mails[name]
  const parts = partsOf(about, mailed, shop, words)
  const blocks = fillTemplate(template.text, parts)
  const subject = fillLine(template.subject, parts.words).replace(/\s+/g, ' ')
  const frame = { language: shop.language, subject, siteName: shop.name, siteUrl: `${shop.origin}/`, look }
  return {
    subject,
    text: renderText(blocks, words.colon),
    html: own?.html ? fillMarkup(own.html, parts, look) : frameHtml(renderBlocks(blocks, look), frame),
    links: hrefsOf(blocks),
  }
}
