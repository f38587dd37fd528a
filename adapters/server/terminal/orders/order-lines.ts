import { money } from '../../../../core/money/index.js'
import { returnActs, townOf } from '../../../../core/orders/index.js'
import type { Address, ReturnState } from '../../../../core/orders/index.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { siteCommand } from '../printed-commands.js'
import type { SiteWords } from '../printed-commands.js'
import { oneLine } from '../../../../core/shared/index.js'
import { extraLabel } from '../../../../core/use-cases/mails/orders/order-blocks.js'
import type { OrderReport } from '../../../../core/use-cases/shop/orders/order-report.js'

/** The states of money, for people. */
const PAYMENT_TEXT: Readonly<Record<OrderReport['payment'], string>> = {
  pending: 'payment with an unknown result',
  held: 'money held',
  capturing: 'money being taken',
  releasing: 'money being released',
  paid: 'paid',
  'partly-refunded': 'partly refunded',
  refunded: 'refunded',
  disputed: 'disputed',
  lapsed: 'hold lapsed, no money was taken',
  trial: 'trial, nothing taken',
  free: 'free',
}

const FULFILMENT_TEXT: Readonly<Record<OrderReport['fulfilment'], string>> = {
  unfulfilled: 'nothing sent',
  'partly-fulfilled': 'partly sent',
  fulfilled: 'sent',
}

const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

/** The state of an order in one line; refunded and withdrawn pieces need no sending. */
export function standingText({ payment, fulfilment, cancelledAt, lines }: OrderReport): string {
  const hasNothingLeft = fulfilment !== 'fulfilled' && lines.every(({ sendable }) => sendable === 0)
  return [
    ...(cancelledAt === null ? [] : [`cancelled ${minute(cancelledAt)}`]),
    cancelledAt !== null && payment === 'lapsed' ? 'hold released' : PAYMENT_TEXT[payment],
    FULFILMENT_TEXT[fulfilment],
    ...(hasNothingLeft && cancelledAt === null ? ['nothing to send'] : []),
  ].join(', ')
}

function addressText(address: Address): string {
  const { addressee, line1, line2, country } = address
  const { town, state } = townOf(address)
  return [addressee, line1, line2, town, state, country].filter(Boolean).join(', ')
}

function piecesText({ lines }: OrderReport, pieces: readonly { lineId: string; count: number }[]): string {
  return pieces
    .map(({ lineId, count }) => `${count} x ${lines.find(({ id }) => id === lineId)?.name ?? lineId}`)
    .join(', ')
}

const parcelText = (carrier: string | null, tracking: string | null): string =>
  [...(carrier === null ? [] : [`with ${carrier}`]), ...(tracking === null ? [] : [tracking])].join(' ')

const reasonText = (reason: string | null): string => (reason === null ? '' : `: ${reason}`)

function eventText(report: OrderReport, event: OrderReport['events'][number], priceText: PriceText): string {
  const amount = (minor: number): string => priceText(money(minor, report.total.currency))
  switch (event.tag) {
    case 'fulfilled':
      return `sent ${piecesText(report, event.lines)} ${parcelText(event.carrier, event.tracking)}`.trimEnd()
    case 'cancelled':
      return `cancelled${reasonText(event.reason)}${event.stock.length > 0 ? ' (back to stock)' : ''}`
    case 'capture-requested':
      return 'asked for the held money'
    case 'refund-requested': {
      const act = event.kind === 'release' ? 'asked to release' : 'asked to refund'
      const { amountMinor, shippingMinor = 0 } = event
      const part = shippingMinor === amountMinor ? ' of' : `, with ${amount(shippingMinor)} of`
      const shipping = shippingMinor === 0 ? '' : `${part} shipping`
      return `${act} ${amount(amountMinor)}${shipping}${reasonText(event.reason)}`
    }
    case 'refunded':
      return `refunded ${amount(event.amountMinor)}${event.stock.length > 0 ? ' (pieces back to stock)' : ''}`
    case 'released':
      return 'released the held money'
    case 'refund-refused':
      return `refused the refund: ${event.message}`
    case 'refunded-elsewhere':
      return `${amount(event.totalMinor)} in all refunded on its own page`
    case 'returned-elsewhere':
      return `got a refund of its own page back from the bank: ${amount(event.totalMinor)} in all refunded there`
    case 'disputed':
      return 'the card holder has disputed the payment'
    case 'dispute-over':
      return 'the dispute is over: the money stays'
    case 'downloads-sent':
      return 'had the files mailed again'
    case 'note':
      return `note: ${event.text}`
  }
}

function lineTexts({ lines }: OrderReport, priceText: PriceText): readonly string[] {
  return lines.flatMap((one) => {
    const { line, count, name, options, code, price, total, sent, refunded, toSend, sendable } = one
    const chosen = options.length > 0 ? ` (${options.join(', ')})` : ''
    const named = `${name}${chosen}${code === null ? '' : ` [${code}]`}`
    const withdrawn = toSend - sendable
    const pieces = [
      `${sent} sent`,
      `${sendable} to send`,
      ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
      ...(refunded > 0 ? [`${refunded} refunded`] : []),
    ]
    return [
      `  ${line}. ${count} x ${named}  ${priceText(price)} each, ${priceText(total)}`,
      `     ${pieces.join(', ')}`,
    ]
  })
}

/**
 * The taxes and charges added to the goods, or those that the prices include, which say so in their names.
 */
const extraTexts = (
  { extras }: OrderReport,
  wantsIncluded: boolean,
  priceText: PriceText,
): readonly string[] =>
  extras
    .filter(({ isIncluded = false }) => isIncluded === wantsIncluded)
    .map((extra) => `  ${extraLabel(extra, { shipping: 'Shipping', colon: ':' })}: ${priceText(extra.price)}`)

function paidTexts({ paid }: OrderReport, priceText: PriceText): readonly string[] {
  const { provider, reference, card, taken, refunded, refundable, refundableShipping, disputeDueAt } = paid
  if (provider === null) return ['  Nothing to pay.']
  const cardText = card === null ? '' : `, ${card.provider} ending in ${card.last4}`
  return [
    `  With ${provider}${cardText}${reference === null ? '' : `, ${reference}`}`,
    `  Taken: ${priceText(taken)}; refunded: ${priceText(refunded)}; refundable: ${priceText(refundable)}`,
    ...(refundableShipping.amount > 0
      ? [`  Shipping that can be refunded: ${priceText(refundableShipping)}`]
      : []),
    ...(disputeDueAt === null ? [] : [`  Disputed: answer at ${provider} until ${minute(disputeDueAt)} UTC`]),
  ]
}

const dataText = ({ name, textArea, textInput, checkbox }: OrderReport['customData'][number]): string =>
  `  ${name}: ${textInput ?? textArea ?? (checkbox === true ? 'yes' : 'no')}`

/** The next possible actions, as commands that can be copied. */
function actionTexts({ number, actions, lines }: OrderReport, site: SiteWords): readonly string[] {
  const some = lines.length > 1 ? '[--line 1] ' : ''
  const command = (act: string, options = ''): string => siteCommand(`orders ${act} ${number}`, site, options)
  const texts: Readonly<Record<OrderReport['actions'][number], string>> = {
    fulfil: command('fulfil', `${some}--carrier <name> --tracking <number>`),
    capture: command('capture'),
    refund: command('refund', '--whole  # or --line 1, --shipping, --amount 5.00'),
    cancel: command('cancel', '--reason <text>'),
    'send-downloads': command('send-downloads'),
    note: siteCommand(`orders note ${number} <text>`, site),
  }
  return actions.map((action) => `  ${texts[action]}`)
}

/** A return below its order: its line, and its state. */
export interface ReturnOfOrder {
  readonly text: string
  readonly state: ReturnState
}

/** Names the pieces that `vitrine orders fulfil` refuses to send. */
const withdrawnTexts = ({ lines, actions }: OrderReport): readonly string[] =>
  lines.some(({ toSend, sendable }) => sendable < toSend) && actions.includes('fulfil')
    ? ['Before you send: the shopper has withdrawn. Send only what the shopper keeps.']
    : []

/** The next action for the last return, as a command. */
function returnTexts(
  { number }: OrderReport,
  returns: readonly ReturnOfOrder[],
  site: SiteWords,
): readonly string[] {
  const last = returns.at(-1)
  const [first, ...others] = last === undefined ? [] : returnActs(last.state)
  if (first === undefined) return []
  const rest = others.length === 0 ? '' : ` # or ${others.join(', ')}`
  return [`  ${siteCommand(`orders return ${number} ${first}`, site, rest)}`]
}

/** The context of the output of an order. */
export interface OrderContext {
  /** The words by which the run named the site. */
  readonly site?: SiteWords
  readonly returns?: readonly ReturnOfOrder[]
}

/** An order for its owner's terminal; each entry is one line. */
export function orderLines(
  report: OrderReport,
  priceText: PriceText,
  { site = {}, returns = [] }: OrderContext = {},
): readonly string[] {
  const { shippingAddress: shipping, billingAddress: billing, comment, shippingMethod, refunds } = report
  const open = refunds.filter(({ state }) => state === 'requested' || state === 'pending')
  const texts = [
    `Order ${report.number} (${report.id}), placed ${minute(report.placedAt)} UTC`,
    `State: ${standingText(report)}`,
    `Shopper: ${[report.name, report.email].filter(Boolean).join(', ') || 'unknown'}`,
    'Lines:',
    ...lineTexts(report, priceText),
    ...extraTexts(report, false, priceText),
    `  Total: ${priceText(report.total)}`,
    ...extraTexts(report, true, priceText),
    'Payment:',
    ...paidTexts(report, priceText),
    ...open.map(
      ({ amount, problem }) => `  Under way: ${priceText(amount)}${problem === null ? '' : ` (${problem})`}`,
    ),
    ...(shipping === null ? [] : [`Ship to: ${addressText(shipping)}`]),
    ...(shippingMethod === null ? [] : [`Ship by: ${shippingMethod}`]),
    ...(billing === null ? [] : [`Bill to: ${addressText(billing)}`]),
    ...(comment ? [`Comment: ${comment}`] : []),
    ...(report.customData.length > 0 ? ['Asked at the checkout:', ...report.customData.map(dataText)] : []),
    'History (UTC):',
    `  ${minute(report.placedAt)}  shopper: placed`,
    ...report.events.map(
      (event) => `  ${minute(event.at)}  ${event.by}: ${eventText(report, event, priceText)}`,
    ),
    ...returns.map(({ text }) => `Withdrawn: ${text}`),
    ...withdrawnTexts(report),
    'Possible actions:',
    ...actionTexts(report, site),
    ...returnTexts(report, returns, site),
  ]
  return texts.map(oneLine)
}
