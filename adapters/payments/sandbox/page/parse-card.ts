import type { PaymentFailure } from '../../../../core/ports/payments/payment-form.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { TEST_CARDS } from '../shared/test-cards.js'
import type { TestPayment } from '../shared/test-token.js'

/** The fields of a card, by the names the page's blocks have. */
export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCvc'

/** The shopper's entries in the fields. */
export type CardEntries = Readonly<Record<CardField, string>>

/** A refusal with the field to correct. */
export interface CardEntryFailure extends PaymentFailure {
  readonly field: CardField
}

const MIN_NUMBER_LENGTH = 12
const MAX_NUMBER_LENGTH = 19

/** The digits of a text without all other characters. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Reads a test card. Other numbers, even valid ones, are refused: a real card does not belong in a test shop.
 */
export function parseCard(entries: CardEntries, today: Date): Result<TestPayment, CardEntryFailure> {
  const number = digitsOf(entries.cardNumber)
  if (number.length < MIN_NUMBER_LENGTH) return invalid('cardNumber', 'Please enter the whole card number.')
  if (number.length > MAX_NUMBER_LENGTH || !passesLuhn(number)) {
    return invalid('cardNumber', 'The card number is not right. Please check its digits.')
  }
  const card = TEST_CARDS.find((known) => known.number === number)
  if (card === undefined) {
    return invalid(
      'cardNumber',
      'This is a test shop and takes no real cards. Please use a test card, such as 4242 4242 4242 4242.',
    )
  }
  const expiry = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digitsOf(entries.cardExpiry))
  if (expiry === null) {
    return invalid(
      'cardExpiry',
      'Please enter the expiry date as two digits for the month and two for the year.',
    )
  }
  const expiresMonth = Number(expiry[1])
  const expiresYear = 2000 + Number(expiry[2])
  if (today.getTime() >= new Date(expiresYear, expiresMonth, 1).getTime()) {
    return invalid('cardExpiry', 'The expiry date lies in the past.')
  }
  const codeLength = card.brand === 'American Express' ? 4 : 3
  if (digitsOf(entries.cardCvc).length !== codeLength) {
    return invalid('cardCvc', `Please enter the security code of the card: ${codeLength} digits.`)
  }
  return ok({ card, expiresMonth, expiresYear })
}

const invalid = (field: CardField, message: string) =>
  err<CardEntryFailure>({ tag: 'validation', field, message })

/**
 * The check digit of card numbers: every second digit from the right counts double, and the sum ends in zero.
 */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The grouping of the entries while they are typed. */
export const FORMATS: Readonly<Record<CardField, (digits: string) => string>> = {
  cardNumber: (digits) => (digits.slice(0, MAX_NUMBER_LENGTH).match(/\d{1,4}/g) ?? []).join(' '),
  cardExpiry: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits),
  cardCvc: (digits) => digits.slice(0, 4),
}
