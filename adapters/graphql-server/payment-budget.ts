import { GraphQLError } from 'graphql'
import type { RateLimit } from '../../core/ports/rate-limit.port.js'
import { addressCounts, addressNetwork } from '../http/index.js'
import { TOO_MANY_CODE } from './too-many.js'

/**
 * How many cards may be refused within a window before no other is tried: in one cart, from one network
 * address, and from the network that it belongs to. What is paid does not count.
 */
export interface PaymentBudget {
  readonly limit: RateLimit
  readonly perCart: number
  readonly perAddress: number
  readonly perNetwork: number
  /** The shortest first; `times`: how many times the budget a window has. Whoever goes on waits for a longer one. */
  readonly windows: readonly { readonly windowMs: number; readonly times: number }[]
}

/** Says what became of a payment that was admitted; it counts only where its card was refused. */
export type CountPayment = (wasRefused: boolean) => Promise<void>

/**
 * Counts a payment before its provider is asked, so that many at once do not slip through. Throws the error
 * that a page reads where there were too many.
 */
export type AdmitPayment = () => Promise<CountPayment>

/** The counting for one request. `onRefused` is told how long to wait, in seconds. */
export function createPaymentAdmission(
  budget: PaymentBudget | undefined,
  source: string,
  visitor: string,
  onRefused: (waitS: number) => void,
): AdmitPayment {
  if (budget === undefined) return async () => async () => {}
  const { limit, perCart, perAddress, perNetwork, windows } = budget
  const shares = windows.flatMap(({ windowMs, times }) =>
    [
      { key: `refused cart ${visitor}`, points: perCart },
      ...addressCounts({ points: perAddress, windowMs }, 'refused address', source),
      { key: `refused network ${addressNetwork(source)}`, points: perNetwork },
    ].map(({ key, points }) => ({ key: `${key} ${windowMs}`, points: points * times, windowMs })),
  )
  return async () => {
    const [refused] = await limit.takeAll(shares)
    if (refused !== undefined) {
      onRefused(Math.ceil(refused.windowMs / 1000))
      throw new GraphQLError('Too many cards were refused. Please wait a little and try again.', {
        extensions: { code: TOO_MANY_CODE },
      })
    }
    return (wasRefused) => (wasRefused ? Promise.resolve() : limit.giveBack(shares))
  }
}
