import { describe, expect, it } from '@jest/globals'
import {
  TEST_CARDS,
  parseTestToken,
  toTestToken,
} from '../../../../../adapters/payments/sandbox/server/index.js'
import { FORMATS, parseCard, passesLuhn } from '../../../../../adapters/payments/sandbox/page/parse-card.js'

const today = new Date(2026, 10, 21)
const entries = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12 / 30', cardCvc: '123' }

describe('a card typed into a test shop', () => {
  it('becomes the name of a test card', () => {
    const parsed = parseCard(entries, today)
    expect(parsed).toMatchObject({
      ok: true,
      value: { card: { name: 'visa' }, expiresMonth: 12, expiresYear: 2030 },
    })
    if (parsed.ok) expect(toTestToken(parsed.value)).toBe('sandbox_visa_12_2030')
  })

  it.each([
    ['', 'cardNumber', /whole card number/],
    ['4242 4242', 'cardNumber', /whole card number/],
    ['4242 4242 4242 4241', 'cardNumber', /not right/],
    ['4242 4242 4242 4242 4242 4242', 'cardNumber', /not right/],
    ['4111 1111 1111 1111', 'cardNumber', /test shop/],
  ])('is refused with the number %j', (cardNumber, field, message) => {
    expect(parseCard({ ...entries, cardNumber }, today)).toMatchObject({
      failure: { tag: 'validation', field, message: expect.stringMatching(message) },
    })
  })

  it.each([
    ['', /month/],
    ['1', /month/],
    ['13 / 30', /month/],
    ['00 / 30', /month/],
    ['10 / 26', /past/],
    ['12 / 19', /past/],
  ])('is refused with the expiry date %j', (cardExpiry, message) => {
    expect(parseCard({ ...entries, cardExpiry }, today)).toMatchObject({
      failure: { tag: 'validation', field: 'cardExpiry', message: expect.stringMatching(message) },
    })
  })

  it('is valid until the last day of its month', () => {
    expect(parseCard({ ...entries, cardExpiry: '11 / 26' }, new Date(2026, 10, 30, 23, 59)).ok).toBe(true)
    expect(parseCard({ ...entries, cardExpiry: '11 / 26' }, new Date(2026, 11, 1)).ok).toBe(false)
  })

  it.each([
    ['4242424242424242', '12', false],
    ['4242424242424242', '1234', false],
    ['378282246310005', '123', false],
    ['378282246310005', '1234', true],
  ])('with the number %s and the code %s is accepted: %s', (cardNumber, cardCvc, isAccepted) => {
    const parsed = parseCard({ ...entries, cardNumber, cardCvc }, today)
    expect(parsed.ok).toBe(isAccepted)
    if (!parsed.ok) expect(parsed.failure.field).toBe('cardCvc')
  })

  it('never lets its number into the token, and every token can be read again', () => {
    for (const card of TEST_CARDS) {
      expect(passesLuhn(card.number)).toBe(true)
      const token = toTestToken({ card, expiresMonth: 1, expiresYear: 2031 })
      expect(token).not.toMatch(/\d{5}/)
      expect(parseTestToken(token)).toEqual({ card, expiresMonth: 1, expiresYear: 2031 })
    }
  })

  it('is grouped while it is typed', () => {
    expect(FORMATS.cardNumber('42424242424')).toBe('4242 4242 424')
    expect(FORMATS.cardExpiry('1')).toBe('1')
    expect(FORMATS.cardExpiry('1230')).toBe('12 / 30')
    expect(FORMATS.cardCvc('12345')).toBe('1234')
  })
})
