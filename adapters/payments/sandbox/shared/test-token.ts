import type { CardSummary } from '../../../../core/orders/index.js'
import { TEST_CARDS } from './test-cards.js'
import type { TestCard } from './test-cards.js'

/** The payment that a sandbox token represents. */
export interface TestPayment {
  readonly card: TestCard
  readonly expiresMonth: number
  readonly expiresYear: number
}

const PREFIX = 'sandbox'

/** Writes a test card as a token, e.g. `sandbox_visa_12_2030`: it holds the card's name, never its number. */
export const toTestToken = ({ card, expiresMonth, expiresYear }: TestPayment): string =>
  [PREFIX, card.name, String(expiresMonth).padStart(2, '0'), expiresYear].join('_')

/** Reads a token; null: not a token of the sandbox. */
export function parseTestToken(token: string): TestPayment | null {
  const match = /^sandbox_([a-z0-9-]+)_(\d\d)_(\d{4})$/.exec(token)
  const card = TEST_CARDS.find(({ name }) => name === match?.[1])
  const month = Number(match?.[2])
  if (card === undefined || month < 1 || month > 12) return null
  return { card, expiresMonth: month, expiresYear: Number(match?.[3]) }
}

/** The facts about a card that a page may show. */
export const summaryOf = ({ card, expiresMonth, expiresYear }: TestPayment): CardSummary => ({
  provider: card.brand,
  last4: card.number.slice(-4),
  expiresMonth,
  expiresYear,
})
