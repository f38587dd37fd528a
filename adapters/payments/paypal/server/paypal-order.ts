import { add, money } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import type { Address } from '../../../../core/orders/index.js'
import { countryCode } from '../../../../core/pricing/index.js'
import { toRecord, toText } from '../../../../core/shared/index.js'
import { fromPaypalAmount } from './paypal-amount.js'
import { parseAuthentication } from './card-authentication.js'
import type { CardAuthentication } from './card-authentication.js'

/**
 * The attempt to which an order at PayPal belongs. `given-up`, `declined`: it belonged to that attempt, and
 * another one may take it.
 */
export interface PaypalOwner {
  readonly key: string
  readonly tag: 'holds' | 'given-up' | 'declined'
}

/** The owner in the form that is written into the order. */
export const toCustomId = ({ key, tag }: PaypalOwner): string => (tag === 'holds' ? key : `${tag} ${key}`)

function parseOwner(customId: string | null): PaypalOwner | null {
  if (customId === null) return null
  const [, tag, key] = /^(given-up|declined) (.+)$/.exec(customId) ?? []
  if (tag === undefined || key === undefined) return { key: customId, tag: 'holds' }
  return { key, tag: tag === 'declined' ? 'declined' : 'given-up' }
}

/** Money that PayPal has taken, or is about to take. */
export interface PaypalCapture {
  /** Several if the shop's owner captured held money in parts, in PayPal's dashboard. */
  readonly parts: readonly { readonly id: string; readonly amount: Money }[]
  readonly status: string
  readonly amount: Money
  readonly refunded: Money
}

/** A refund, with the key of its request; null: it was made on PayPal's own page. */
export interface PaypalRefund {
  /** null: PayPal gave none. */
  readonly id: string | null
  readonly customId: string | null
  readonly status: string
  /** The capture from which it was taken; null: unknown. */
  readonly captureId: string | null
  readonly amountMinor: number
}

/** Money that PayPal holds, or has held. */
export interface PaypalHold {
  readonly id: string
  readonly status: string
  readonly amount: Money
}

/** An order at PayPal, with the data for a payment. */
export interface PaypalOrder {
  readonly id: string
  readonly status: string
  /** null: it belongs to no attempt yet. */
  readonly owner: PaypalOwner | null
  readonly amount: Money | null
  /** The address at which the shopper approves the payment. */
  readonly approveUrl: string
  /** The intent: its money is taken at once (`CAPTURE`) or held first (`AUTHORIZE`). */
  readonly intent: string
  readonly hold: PaypalHold | null
  readonly capture: PaypalCapture | null
  readonly refunds: readonly PaypalRefund[]
  readonly email: string | null
  readonly shippingAddress: Address | null
  /** The payer, as PayPal names them. */
  readonly payerId: string | null
  /** PayPal's id of the means of payment that was stored with the order. */
  readonly vaultId: string | null
  /** True: PayPal is storing the means of payment and has not given it an id yet. */
  readonly isBeingKept: boolean
  /** The bank's statement about the card; null: there is no card, or the bank was not asked. */
  readonly authentication: CardAuthentication | null
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Statuses of a capture that took money, even if it was refunded since. */
const TAKEN: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])

function captureOf(payments: Readonly<Record<string, unknown>>): PaypalCapture | null {
  const all = itemsOf(payments['captures'])
    .map(toRecord)
    .flatMap(({ id, status, amount: text }) => {
      const amount = fromPaypalAmount(text)
      return typeof id !== 'string' || amount === null ? [] : [{ id, status: toText(status) ?? '', amount }]
    })
  const taken = all.filter(({ status }) => TAKEN.has(status))
  const counted = taken.length > 0 ? taken : all.slice(0, 1)
  const [first] = counted
  if (first === undefined) return null
  const { status, amount } = first
  const none = money(0, amount.currency)
  const refunded = itemsOf(payments['refunds'])
    .map(toRecord)
    .filter((refund) => refund['status'] === 'COMPLETED' || refund['status'] === 'PENDING')
    .flatMap((refund) => fromPaypalAmount(refund['amount']) ?? [])
    .reduce((sum, part) => add(sum, part), none)
  return {
    parts: counted.map(({ id, amount: part }) => ({ id, amount: part })),
    status,
    amount: counted.reduce((sum, part) => add(sum, part.amount), none),
    refunded,
  }
}

function holdOf(payments: Readonly<Record<string, unknown>>): PaypalHold | null {
  const { id, status, amount: held } = toRecord(itemsOf(payments['authorizations'])[0])
  const amount = fromPaypalAmount(held)
  return typeof id !== 'string' || amount === null ? null : { id, status: toText(status) ?? '', amount }
}

/** The shipping address of PayPal's shopper; null: none, or in a country that does not exist. */
export function addressOf(shipping: Readonly<Record<string, unknown>>): Address | null {
  const address = toRecord(shipping['address'])
  const text = (name: string): string | null => toText(address[name])
  const country = countryCode(text('country_code') ?? '')
  if (country === null) return null
  return {
    addressee: toText(toRecord(shipping['name'])['full_name']),
    line1: text('address_line_1'),
    line2: text('address_line_2'),
    city: text('admin_area_2'),
    state: text('admin_area_1'),
    country,
    postalCode: text('postal_code'),
  }
}

/** The capture to which a refund belongs. */
const capturedBy = (refund: Readonly<Record<string, unknown>>): string | null => {
  const up = itemsOf(refund['links'])
    .map(toRecord)
    .find(({ rel }) => rel === 'up')
  return /\/captures\/([^/?#]+)/.exec(toText(up?.['href']) ?? '')?.[1] ?? null
}

/** The address of the shopper's next step, preferably the bank's; null: none. */
export function payerLinkOf(answer: Readonly<Record<string, unknown>>): string | null {
  const links = itemsOf(answer['links']).map(toRecord)
  const link = links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve')
  return toText(link?.['href'])
}

/** The owner of a stored means of payment, from PayPal's answer about it. */
export const payerIdOf = (token: unknown): string | null =>
  toText(toRecord(toRecord(toRecord(token)['payment_source'])['paypal'])['payer_id'])

/** Reads an order from PayPal's answer; null: invalid. */
export function parseOrder(input: unknown): PaypalOrder | null {
  const order = toRecord(input)
  const id = toText(order['id'])
  if (id === null) return null
  const unit = toRecord(itemsOf(order['purchase_units'])[0])
  const source = toRecord(order['payment_source'])
  const vault = toRecord(toRecord(toRecord(source['paypal'])['attributes'])['vault'])
  const payments = toRecord(unit['payments'])
  return {
    id,
    status: toText(order['status']) ?? '',
    owner: parseOwner(toText(unit['custom_id'])),
    amount: fromPaypalAmount(unit['amount']),
    approveUrl: payerLinkOf(order) ?? '',
    intent: toText(order['intent']) ?? '',
    hold: holdOf(payments),
    capture: captureOf(payments),
    refunds: itemsOf(payments['refunds'])
      .map(toRecord)
      .map((refund) => ({
        id: toText(refund['id']),
        customId: toText(refund['custom_id']),
        status: toText(refund['status']) ?? '',
        captureId: capturedBy(refund),
        amountMinor: fromPaypalAmount(refund['amount'])?.amount ?? 0,
      })),
    email: toText(toRecord(order['payer'])['email_address']),
    shippingAddress: addressOf(toRecord(unit['shipping'])),
    payerId: toText(toRecord(order['payer'])['payer_id']),
    vaultId: toText(vault['id']),
    isBeingKept: vault['status'] === 'APPROVED',
    authentication: parseAuthentication(toRecord(source['card'])['authentication_result']),
  }
}
