import { money } from '../../../../../core/money/index.js'
import type {
  ChargeRequest,
  PaymentProcessor,
} from '../../../../../core/ports/payments/payment-processor.port.js'
import type {
  AttemptEffect,
  ProviderAbilities,
  ProviderAnswer,
} from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import type { PaymentAttemptRow } from '../../engine/index.js'

/** The abilities of a processor; null: the shop does not use this provider. */
export const abilitiesOf = (processor: PaymentProcessor | null): ProviderAbilities | null =>
  processor && {
    prepares: processor.prepare !== undefined,
    authorises: processor.authorisation !== undefined,
    keeps: processor.keep !== undefined,
  }

const requestOf = (row: PaymentAttemptRow, reference: string | null): ChargeRequest => ({
  key: row.id,
  reference,
  amount: money(row.amount_minor, row.currency),
  paymentMethod: row.payment_method ?? '',
  confirmation: row.confirmed_reference,
  ...(row.purpose !== null && (row.purpose === 'renewal' ? { isOffSession: true } : { keepsMethod: true })),
})

const NOT_POSSIBLE = { tag: 'unknown', message: 'The payment provider cannot do this.' } as const

/** Sends a request of an attempt to its provider, under the attempt's key. */
export async function askProvider(
  processor: PaymentProcessor,
  row: PaymentAttemptRow,
  { question, reference }: Extract<AttemptEffect, { readonly tag: 'ask' }>,
): Promise<ProviderAnswer> {
  const { id: key, payment_method: paymentMethod, confirmed_reference: confirmation } = row
  const which = { key, reference, paymentMethod }
  switch (question) {
    case 'prepare':
      return (await processor.prepare?.(requestOf(row, reference))) ?? NOT_POSSIBLE
    case 'charge':
      return processor.charge(requestOf(row, reference))
    case 'authorise':
      return (await processor.authorisation?.authorise(requestOf(row, reference))) ?? NOT_POSSIBLE
    case 'keep':
      return (await processor.keep?.({ key, paymentMethod, confirmation })) ?? NOT_POSSIBLE
    case 'lookup':
      return processor.lookup(which)
    case 'cancel':
      return processor.cancel(which)
    case 'capture': {
      const amount = money(row.amount_minor, row.currency)
      return (await processor.authorisation?.capture({ key, reference, amount })) ?? NOT_POSSIBLE
    }
  }
}
