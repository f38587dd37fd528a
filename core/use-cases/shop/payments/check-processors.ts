import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'

/** The settings require held money, and a provider of the shop can only take it at once. */
export interface ProviderWithoutHolds {
  readonly tag: 'unfit-provider'
  readonly message: string
}

/** The shop has taken real money, and one of its providers would accept test payments for its goods. */
export interface TestPayments {
  readonly tag: 'test-payments'
  readonly message: string
}

/** Checks that every provider supports the settings. */
export function checkProviders(
  { capture }: { readonly capture: string },
  processors: readonly PaymentProcessor[],
): Result<void, ProviderWithoutHolds> {
  const unfit = processors.filter(({ authorisation }) => authorisation === undefined)
  if (capture === 'at-once' || unfit.length === 0) return ok(undefined)
  const names = unfit.map(({ provider }) => provider.name).join(', ')
  const message =
    `"capture" is "${capture}", and ${names} can only take money at once: ` +
    'remove the keys of this provider, or set "at-once".'
  return err({ tag: 'unfit-provider', message })
}

/** The payment facts of a shop for the check of its providers. */
export interface PaymentHistory {
  readonly hasTakenMoney: boolean
  /** The owner's permission for test payments. */
  readonly allowsTestPayments: boolean
}

const keysOf = ({ provider: { name } }: PaymentProcessor): string =>
  name === 'sandbox'
    ? 'no keys of a payment provider are set'
    : `the keys of ${name} are those of its test mode`

/** The providers that accept payments without money. */
export const testProcessors = (processors: readonly PaymentProcessor[]): readonly PaymentProcessor[] =>
  processors.filter(({ movesMoney }) => movesMoney === false)

/**
 * True if goods could be bought with test payments in a shop that has taken real money. One provider in test
 * mode is enough, even beside others that are live.
 */
export function checkModes(
  processors: readonly PaymentProcessor[],
  { hasTakenMoney, allowsTestPayments }: PaymentHistory,
): Result<void, TestPayments> {
  const inTest = testProcessors(processors)
  if (inTest.length === 0 || !hasTakenMoney || allowsTestPayments) return ok(undefined)
  return err({
    tag: 'test-payments',
    message:
      `This shop has taken real money, and ${inTest.map(keysOf).join(', and ')}: ` +
      'orders would be placed with test cards. Set the live keys (docs/payments.md), or, if test orders are ' +
      'meant, as in a copy of the shop, start with --test-payments (in code: allowsTestPayments).',
  })
}
