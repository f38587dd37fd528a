/**
 * The outcome of a payment with a test card. `authenticate-declined`: the bank requires its challenge and
 * then still refuses. `declined-later`: the first charge succeeds, later ones without the shopper fail.
 */
export type TestCardOutcome =
  | 'success'
  | 'declined'
  | 'declined-later'
  | 'authenticate'
  | 'authenticate-declined'

/** A card number that card processors document for tests; no bank has issued it. */
export interface TestCard {
  /** The name of the card in a token, so that no number leaves the page. */
  readonly name: string
  readonly number: string
  readonly brand: string
  readonly outcome: TestCardOutcome
  /** The reason for a refusal, as the shop's log states it. */
  readonly reason?: string
}

const card = (
  name: string,
  number: string,
  brand: string,
  outcome: TestCardOutcome = 'success',
  reason?: string,
): TestCard => ({ name, number, brand, outcome, ...(reason === undefined ? {} : { reason }) })

const declined = (name: string, number: string, reason: string): TestCard =>
  card(name, number, 'Visa', 'declined', reason)

/** The documented test cards (Stripe: "Testing"). Four-digit groups are for reading only. */
export const TEST_CARDS: readonly TestCard[] = [
  card('visa', '4242424242424242', 'Visa'),
  card('visa-debit', '4000056655665556', 'Visa'),
  card('mastercard', '5555555555554444', 'Mastercard'),
  card('mastercard-2-series', '2223003122003222', 'Mastercard'),
  card('mastercard-debit', '5200828282828210', 'Mastercard'),
  card('mastercard-prepaid', '5105105105105100', 'Mastercard'),
  card('amex', '378282246310005', 'American Express'),
  card('amex-2', '371449635398431', 'American Express'),
  card('discover', '6011111111111117', 'Discover'),
  card('discover-2', '6011000990139424', 'Discover'),
  card('diners', '3056930009020004', 'Diners Club'),
  card('diners-14', '36227206271667', 'Diners Club'),
  card('jcb', '3566002020360505', 'JCB'),
  card('unionpay', '6200000000000005', 'UnionPay'),
  declined('declined', '4000000000000002', 'generic decline'),
  declined('insufficient-funds', '4000000000009995', 'insufficient funds'),
  declined('lost', '4000000000009987', 'lost card'),
  declined('stolen', '4000000000009979', 'stolen card'),
  declined('expired', '4000000000000069', 'expired card'),
  declined('incorrect-cvc', '4000000000000127', 'incorrect security code'),
  declined('processing-error', '4000000000000119', 'processing error'),
  declined('velocity', '4000000000006975', 'too many payments'),
  card('declined-later', '4000000000000341', 'Visa', 'declined-later', 'the renewal was refused'),
  card('authenticate-setup', '4000002500003155', 'Visa', 'authenticate'),
  card('authenticate-always', '4000002760003184', 'Visa', 'authenticate'),
  card('authenticate-2', '4000000000003220', 'Visa', 'authenticate'),
  card(
    'authenticate-insufficient',
    '4000008260003178',
    'Visa',
    'authenticate-declined',
    'insufficient funds',
  ),
  card('authenticate-declined', '4000008400001629', 'Visa', 'authenticate-declined', 'generic decline'),
]
