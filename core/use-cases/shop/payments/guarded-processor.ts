import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import { err } from '../../../shared/index.js'

/** Called for every exception that was turned into an answer. */
type Report = (error: unknown) => void

/** The message for shoppers: it is unknown whether money was taken. */
const MESSAGE = 'The payment could not be made at the moment.'
const UNKNOWN = { tag: 'unknown', message: MESSAGE } as const
const UNAVAILABLE = { tag: 'unavailable', message: MESSAGE } as const

/** The place of an exception: the first line of its trace with a place. */
const placeOf = (thrown: unknown): string =>
  thrown instanceof Error
    ? (/^ +at (.+)$/m.exec(thrown.stack ?? '')?.[1] ?? 'an unknown place')
    : 'an unknown place'

/**
 * The message about an exception of a processor, whose port must not throw: a mistake in its program, with
 * the place.
 */
export function processorMistake(provider: string, method: string, thrown: unknown): Error {
  const what = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  return new Error(
    `The program of the payment provider ${provider} has a mistake: ${method} threw ${what} (at ${placeOf(thrown)}).`,
    { cause: thrown },
  )
}

/**
 * A processor that never throws. An exception of its program is reported as its mistake and answered as an
 * unknown payment, since money may have been taken.
 */
export function guardedProcessor(processor: PaymentProcessor, report: Report): PaymentProcessor {
  const { authorisation, refunds, wallet, provider, prepare, keep } = processor
  const guard =
    <Values extends readonly unknown[], Answer, Instead>(
      method: string,
      call: (...values: Values) => Promise<Answer>,
      instead: Instead,
    ) =>
    async (...values: Values): Promise<Answer | Instead> => {
      try {
        return await call(...values)
      } catch (thrown) {
        report(processorMistake(provider.name, method, thrown))
        return instead
      }
    }
  return {
    ...processor,
    provider,
    ...(processor.refuses && {
      refuses: (amount) => {
        try {
          return processor.refuses?.(amount) ?? null
        } catch (thrown) {
          report(processorMistake(provider.name, 'refuses', thrown))
          return null
        }
      },
    }),
    charge: guard('charge', (request) => processor.charge(request), UNKNOWN),
    lookup: guard('lookup', (which) => processor.lookup(which), UNKNOWN),
    cancel: guard('cancel', (which) => processor.cancel(which), UNKNOWN),
    describe: guard('describe', (token) => processor.describe(token), null),
    readNotice: guard('readNotice', (notice) => processor.readNotice(notice), err(UNAVAILABLE)),
    ...(prepare && {
      prepare: guard('prepare', (request) => prepare.call(processor, request), UNKNOWN),
    }),
    ...(keep && { keep: guard('keep', (request) => keep.call(processor, request), UNKNOWN) }),
    ...(authorisation && {
      authorisation: {
        authorise: guard('authorise', (request) => authorisation.authorise(request), UNKNOWN),
        capture: guard('capture', (which) => authorisation.capture(which), UNKNOWN),
      },
    }),
    ...(refunds && {
      refunds: { refund: guard('refund', (request) => refunds.refund(request), UNKNOWN) },
    }),
    ...(wallet && {
      wallet: {
        begin: guard('begin', (request) => wallet.begin(request), err(UNAVAILABLE)),
        read: guard('read', (reference) => wallet.read(reference), err(UNAVAILABLE)),
      },
    }),
  }
}
